package org.sluicempi.transformer.weave;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ByteVector;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.tree.ClassNode;

/**
 * The class attribute that says a class has been woven. JVMs ignore attributes that they do not know (JVMS 4.7.1), so the
 * mark costs nothing at run time.
 */
final class WovenMark extends Attribute {
    private static final String NAME = "org.sluicempi.Woven";

    WovenMark() {
        super(NAME);
    }

    static boolean isOn(ClassNode type) {
        return type.attrs != null && type.attrs.stream().anyMatch(a -> a.type.equals(NAME));
    }

    static void putOn(ClassNode type) {
        type.visitAttribute(new WovenMark());
    }

    @Override
    public boolean isUnknown() {
        return false;
    }

    @Override
    protected Attribute read(
            ClassReader reader,
            int offset,
            int length,
            char @Nullable [] buffer,
            int codeOffset,
            Label @Nullable [] labels) {
        return new WovenMark();
    }

    @Override
    protected ByteVector write(
            ClassWriter writer, byte @Nullable [] code, int codeLength, int maxStack, int maxLocals) {
        return new ByteVector();
    }
}
