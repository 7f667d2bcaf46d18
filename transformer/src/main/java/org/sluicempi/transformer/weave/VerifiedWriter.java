package org.sluicempi.transformer.weave;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** Writes a class and checks the result by reading it back through the verifier. */
final class VerifiedWriter {
    private final ClassHierarchy hierarchy;

    VerifiedWriter(ClassHierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /**
     * @throws IllegalStateException if the written class does not verify: an error of the passes, never of the user
     */
    byte[] write(ClassNode type) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS) {
            @Override
            protected String getCommonSuperClass(String first, String second) {
                return hierarchy.commonSuper(first, second);
            }
        };
        type.accept(writer);
        byte[] bytes = writer.toByteArray();
        verify(bytes);
        return bytes;
    }

    private void verify(byte[] bytes) {
        ClassNode written = new ClassNode();
        new ClassReader(bytes).accept(written, 0);
        for (MethodNode method : written.methods) {
            try {
                new Analyzer<>(new HierarchyVerifier(hierarchy)).analyze(written.name, method);
            } catch (AnalyzerException e) {
                throw new IllegalStateException(
                        "woven class does not verify: " + written.name + "." + method.name + method.desc, e);
            }
        }
    }
}
