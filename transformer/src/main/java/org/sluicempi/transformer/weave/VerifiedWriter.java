package org.sluicempi.transformer.weave;

import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.LimitExceededException;
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
    /** Bytes: what frames for each instruction of the largest methods take that people write. */
    private static final long MEMORY = 1L << 28;

    private VerifiedWriter() {}

    /**
     * Lets a writer take long methods whose jumps it has to widen: ASM makes a frame for each of their instructions, and gives up
     * early.
     */
    static ClassWriter roomy(ClassWriter writer) {
        writer.setComputeLimits(Integer.MAX_VALUE, MEMORY);
        return writer;
    }

    /**
     * @param original what the class was read from; its constants keep their places
     * @param changed methods whose instructions the passes have changed, as {@link WeaveContext#key} names them; the others
     *     are what the compiler made
     * @throws IllegalStateException if the written class does not verify: an error of the passes, never of the user
     * @throws org.objectweb.asm.MethodTooLargeException if a method has outgrown the format
     * @throws org.objectweb.asm.ClassTooLargeException if the class needs more constants than the format has places for
     * @throws LimitExceededException if a method takes too much memory to be written
     * @throws UncheckedMethodException if a changed method has become too large to be verified
     */
    static byte[] write(ClassNode type, ClassReader original, Set<String> changed) {
        ClassWriter writer = roomy(new ClassWriter(original, ClassWriter.COMPUTE_MAXS));
        type.accept(writer);
        byte[] bytes = writer.toByteArray();
        verify(bytes, changed);
        return bytes;
    }

    private static void verify(byte[] bytes, Set<String> changed) {
        ClassNode written = new ClassNode();
        new ClassReader(bytes).accept(written, 0);
        for (MethodNode method : written.methods) {
            String key = WeaveContext.key(written.name, method.name, method.desc);
            if (!changed.contains(key)) {
                continue;
            }
            try {
                new Analyzer<>(new BasicVerifier()).analyze(written.name, method);
            } catch (AnalyzerException e) {
                throw new IllegalStateException("woven class does not verify: " + key, e);
            } catch (LimitExceededException e) {
                throw new UncheckedMethodException(key, e);
            }
        }
    }

    /** A method takes too much memory to be verified. */
    static final class UncheckedMethodException extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final String method;

        private UncheckedMethodException(String method, LimitExceededException cause) {
            super(method + " cannot be verified", cause);
            this.method = method;
        }

        /** As {@link WeaveContext#key} names it. */
        String method() {
            return method;
        }
    }
}
