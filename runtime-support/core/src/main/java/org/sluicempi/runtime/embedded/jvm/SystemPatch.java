package org.sluicempi.runtime.embedded;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * Redirects {@code System.exit}, {@code Runtime.exit} and {@code Runtime.halt} of a class file to {@link ProgramExit}, so
 * that a rank can exit without taking the JVM with it. Calls and method references are covered, reflection is not.
 *
 * <p>Only the constant pool grows; calls of {@code Runtime}'s instance methods become static calls that take the receiver
 * as first argument, which changes one byte each. The class file format is that of JVMS chapter 4.
 */
final class ExitPatch {
    private static final String TARGET = ProgramExit.class.getName().replace('.', '/');
    private static final int UTF8 = 1;
    private static final int CLASS = 7;
    private static final int METHODREF = 10;
    private static final int NAME_AND_TYPE = 12;
    private static final int METHOD_HANDLE = 15;
    private static final byte REF_INVOKE_STATIC = 6;

    private final ConstantPool pool;
    private final ByteBuffer file;
    private final ByteArrayOutputStream added = new ByteArrayOutputStream();
    private int nextIndex;
    private int targetClass;

    private ExitPatch(byte[] classFile) {
        this.file = ByteBuffer.wrap(classFile);
        this.pool = new ConstantPool(file);
        this.nextIndex = pool.size();
    }

    /** The patched class file; {@code classFile} itself if it never exits. */
    static byte[] apply(byte[] classFile) {
        ExitPatch patch = new ExitPatch(classFile.clone());
        return patch.redirect() ? patch.result() : classFile;
    }

    private boolean redirect() {
        boolean any = false;
        boolean[] nowStatic = new boolean[pool.size()];
        for (int k = 1; k < pool.size(); k++) {
            Optional<String> method = pool.tag(k) == METHODREF ? pool.method(k) : Optional.empty();
            boolean ofSystem =
                    method.filter("java/lang/System.exit(I)V"::equals).isPresent();
            boolean ofRuntime = method.filter(m -> m.matches("java/lang/Runtime\\.(exit|halt)\\(I\\)V"))
                    .isPresent();
            if (ofSystem || ofRuntime) {
                any = true;
                nowStatic[k] = ofRuntime;
                redirect(k, ofRuntime);
            }
        }
        if (any) {
            for (int k = 1; k < pool.size(); k++) {
                if (pool.tag(k) == METHOD_HANDLE && nowStatic[pool.unsigned(k, 2)]) {
                    file.put(pool.offset(k) + 1, REF_INVOKE_STATIC);
                }
            }
            new CallSites(file, pool).makeStatic(nowStatic);
        }
        return any;
    }

    private void redirect(int methodref, boolean withReceiver) {
        if (targetClass == 0) {
            int name = addUtf8(TARGET);
            targetClass = add(CLASS, name);
        }
        file.putShort(pool.offset(methodref) + 1, (short) targetClass);
        if (withReceiver) {
            int name = pool.unsigned(pool.unsigned(methodref, 3), 1);
            int descriptor = addUtf8("(Ljava/lang/Runtime;I)V");
            file.putShort(pool.offset(methodref) + 3, (short) add(NAME_AND_TYPE, name, descriptor));
        }
    }

    private int addUtf8(String text) {
        added.write(UTF8);
        writeShort(text.length());
        text.chars().forEach(added::write);
        return nextIndex++;
    }

    private int add(int tag, int... indices) {
        added.write(tag);
        for (int index : indices) {
            writeShort(index);
        }
        return nextIndex++;
    }

    private void writeShort(int value) {
        added.write(value >> 8);
        added.write(value);
    }

    private byte[] result() {
        byte[] more = added.toByteArray();
        ByteBuffer out = ByteBuffer.allocate(file.capacity() + more.length);
        out.put(file.array(), 0, pool.end()).put(more).put(file.array(), pool.end(), file.capacity() - pool.end());
        out.putShort(ConstantPool.COUNT_OFFSET, (short) nextIndex);
        return out.array();
    }
}
