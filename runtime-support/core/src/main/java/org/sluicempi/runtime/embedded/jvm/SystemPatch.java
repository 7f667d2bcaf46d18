package org.sluicempi.runtime.embedded.jvm;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Changes a class file so that it uses {@link RankSystem}, {@link RankIo} and {@link RankDrivers} where it used the JDK's methods and
 * fields that are {@linkplain Substitutes substituted}: in calls, method references and accesses of fields.
 *
 * <p>Only the constant pool grows; calls of an object's methods become static calls that take the object as first
 * argument, and reads of static fields become calls, which changes one byte each. The class file format is that of JVMS chapter 4.
 */
public final class SystemPatch {
    private static final Substitutes SUBSTITUTES = new Substitutes();
    private static final int LARGEST_POOL = 65_535;
    private static final int UTF8 = 1;
    private static final int CLASS = 7;
    private static final int FIELDREF = 9;
    private static final byte METHODREF = 10;
    private static final int NAME_AND_TYPE = 12;
    private static final int METHOD_HANDLE = 15;
    private static final byte REF_INVOKE_STATIC = 6;

    private final ConstantPool pool;
    private final ByteBuffer file;
    private final ByteArrayOutputStream added = new ByteArrayOutputStream();
    private int nextIndex;
    private final Map<String, Integer> targetClasses = new HashMap<>();

    private SystemPatch(byte[] classFile) {
        this.file = ByteBuffer.wrap(classFile);
        this.pool = new ConstantPool(file);
        this.nextIndex = pool.size();
    }

    /**
     * The patched class file; {@code classFile} itself if there is nothing to change.
     *
     * @throws ClassFormatError for what is no class file, and for one whose constant pool has no room left
     */
    public static byte[] apply(byte[] classFile) {
        SystemPatch patch = new SystemPatch(classFile.clone());
        return patch.redirect() ? patch.result() : classFile;
    }

    private boolean redirect() {
        boolean any = false;
        boolean[] nowStatic = new boolean[pool.size()];
        boolean anyStatic = false;
        boolean[] kept = superCalls();
        for (int k = 1; k < pool.size(); k++) {
            Optional<String> member = kept[k] ? Optional.empty() : member(k);
            if (member.isPresent()) {
                Optional<String> descriptor = SUBSTITUTES.descriptor(member.get());
                redirect(k, SUBSTITUTES.owner(member.get()), descriptor);
                any = true;
                nowStatic[k] = descriptor.isPresent();
                anyStatic |= nowStatic[k];
            }
        }
        if (anyStatic) {
            for (int k = 1; k < pool.size(); k++) {
                if (pool.tag(k) == METHOD_HANDLE && nowStatic[pool.unsigned(k, 2)]) {
                    file.put(pool.offset(k) + 1, REF_INVOKE_STATIC);
                }
            }
            new CallSites(file, pool).makeStatic(nowStatic);
        }
        return any;
    }

    /** What overrides a method and calls it is the program's own: a substitute would call it again, without end. */
    private boolean[] superCalls() {
        for (int k = 1; k < pool.size(); k++) {
            if (member(k).filter(SUBSTITUTES::isOverridable).isPresent()) {
                return new CallSites(file, pool).superCalls();
            }
        }
        return new boolean[pool.size()];
    }

    /** What the entry names, if that has a substitute. */
    private Optional<String> member(int index) {
        int tag = pool.tag(index);
        return tag == METHODREF || tag == FIELDREF ? pool.member(index).filter(SUBSTITUTES::has) : Optional.empty();
    }

    private void redirect(int member, String target, Optional<String> descriptor) {
        int targetClass = targetClasses.computeIfAbsent(target, name -> add(CLASS, addUtf8(name)));
        file.put(pool.offset(member), METHODREF);
        file.putShort(pool.offset(member) + 1, (short) targetClass);
        if (descriptor.isPresent()) {
            int name = pool.unsigned(pool.unsigned(member, 3), 1);
            int type = addUtf8(descriptor.get());
            file.putShort(pool.offset(member) + 3, (short) add(NAME_AND_TYPE, name, type));
        }
    }

    private int addUtf8(String text) {
        added.write(UTF8);
        writeShort(text.length());
        text.chars().forEach(added::write);
        return next();
    }

    private int add(int tag, int... indices) {
        added.write(tag);
        for (int index : indices) {
            writeShort(index);
        }
        return next();
    }

    private int next() {
        if (nextIndex == LARGEST_POOL) {
            throw new ClassFormatError("the constant pool has no room for what each rank has of its own");
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
