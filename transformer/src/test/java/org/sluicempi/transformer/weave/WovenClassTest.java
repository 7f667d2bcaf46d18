package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;

/** How a woven class is marked and written. */
class WovenClassTest {
    private static final String METHOD = WeaveContext.key("P", "m", "()I");

    /** A class with one method of these instructions. */
    private static ClassNode type(int... opcodes) {
        ClassNode type = new ClassNode();
        type.version = Opcodes.V17;
        type.access = Opcodes.ACC_PUBLIC;
        type.name = "P";
        type.superName = "java/lang/Object";
        MethodNode method = new MethodNode(Opcodes.ACC_STATIC, "m", "()I", null, null);
        for (int opcode : opcodes) {
            method.instructions.add(new InsnNode(opcode));
        }
        type.methods.add(method);
        return type;
    }

    private static ClassReader reader(ClassNode type) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return new ClassReader(writer.toByteArray());
    }

    @Test
    void theMarkIsReadBack() {
        ClassNode type = type(Opcodes.ICONST_1, Opcodes.IRETURN);
        assertThat(WovenMark.isOn(type)).isFalse();
        ClassReader before = reader(type);

        WovenMark.putOn(type);
        ClassNode again = new ClassNode();
        new ClassReader(VerifiedWriter.write(type, before, Set.of()))
                .accept(again, new Attribute[] {new WovenMark()}, 0);

        assertThat(WovenMark.isOn(again)).isTrue();
        assertThat(again.methods)
                .singleElement()
                .satisfies(m -> assertThat(m.name).isEqualTo("m"));
    }

    @Test
    void codeOfAPassThatDoesNotVerifyIsNotWritten() {
        ClassReader before = reader(type(Opcodes.ICONST_1, Opcodes.IRETURN));
        ClassNode wrong = type(Opcodes.ACONST_NULL, Opcodes.IRETURN);

        assertThatThrownBy(() -> VerifiedWriter.write(wrong, before, Set.of(METHOD)))
                .isInstanceOf(IllegalStateException.class);
        assertThat(VerifiedWriter.write(type(Opcodes.ICONST_2, Opcodes.IRETURN), before, Set.of(METHOD)))
                .isNotEmpty();
    }
}
