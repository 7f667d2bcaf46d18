package org.sluicempi.transformer.weave;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicVerifier;

/**
 * Writes a class and checks the result by reading it back through a verifier. Stack map frames are written as the compiler
 * and the passes have left them: computing them anew would need every class that the author's code names.
 */
final class VerifiedWriter {
    private VerifiedWriter() {}

    /**
     * @param original what the class was read from; its constants keep their places
     * @throws IllegalStateException if the written class does not verify: an error of the passes, never of the user
     * @throws org.objectweb.asm.MethodTooLargeException if a method has outgrown the format
     */
    static byte[] write(ClassNode type, ClassReader original) {
        ClassWriter writer = new ClassWriter(original, ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        byte[] bytes = writer.toByteArray();
        verify(bytes);
        return bytes;
    }

    private static void verify(byte[] bytes) {
        ClassNode written = new ClassNode();
        new ClassReader(bytes).accept(written, 0);
        for (MethodNode method : written.methods) {
            try {
                new Analyzer<>(new BasicVerifier()).analyze(written.name, method);
            } catch (AnalyzerException e) {
                throw new IllegalStateException(
                        "woven class does not verify: " + written.name + "." + method.name + method.desc, e);
            }
        }
    }
}
