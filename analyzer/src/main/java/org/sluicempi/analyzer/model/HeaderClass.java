package org.sluicempi.analyzer.model;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A class reduced to its signatures: no static initialiser, every method throws at once, the version is one that the
 * running JDK loads. Loading and initialising it does nothing.
 */
final class HeaderClass {
    private static final int MAJOR_VERSION_OFFSET = 6;
    private static final int NEWEST_READABLE = Opcodes.V28;
    private static final int FIRST_MAJOR = 44;

    private HeaderClass() {}

    /**
     * Reduces a class.
     *
     * @param classFile a whole class file, of any version
     * @throws RuntimeException of any kind if it is not a class file
     */
    static byte[] of(byte[] classFile) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        new ClassReader(readable(classFile))
                .accept(new Reducer(writer), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return writer.toByteArray();
    }

    /** Writes the body of a method that is never meant to run. */
    static void writeBody(MethodVisitor method) {
        method.visitCode();
        method.visitInsn(Opcodes.ACONST_NULL);
        method.visitInsn(Opcodes.ATHROW);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    /** The same class under a version that can be read. */
    static byte[] readable(byte[] classFile) {
        int major = (classFile[MAJOR_VERSION_OFFSET] & 0xFF) << 8 | classFile[MAJOR_VERSION_OFFSET + 1] & 0xFF;
        if (major <= NEWEST_READABLE) {
            return classFile;
        }
        byte[] clamped = classFile.clone();
        clamped[MAJOR_VERSION_OFFSET] = 0;
        clamped[MAJOR_VERSION_OFFSET + 1] = (byte) NEWEST_READABLE;
        return clamped;
    }

    private static final class Reducer extends ClassVisitor {
        Reducer(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(
                int version,
                int access,
                String name,
                @Nullable String signature,
                @Nullable String superName,
                String @Nullable [] interfaces) {
            int newest = FIRST_MAJOR + Runtime.version().feature();
            super.visit(Math.min(version & 0xFFFF, newest), access, name, signature, superName, interfaces);
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            if (name.equals("<clinit>")) {
                return null;
            }
            int plain = access & ~Opcodes.ACC_NATIVE;
            MethodVisitor method = super.visitMethod(plain, name, descriptor, signature, exceptions);
            boolean bodiless = (access & Opcodes.ACC_ABSTRACT) != 0;
            return bodiless ? method : new BodyWriter(method);
        }
    }

    private static final class BodyWriter extends MethodVisitor {
        BodyWriter(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitEnd() {
            writeBody(mv);
        }
    }
}
