package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

class RestoreLinesPassTest {
    private static ClassNode type(int... lines) {
        ClassNode type = new ClassNode();
        type.name = "demo/Heat$Inner";
        type.sourceFile = "Heat.java";
        MethodNode method = new MethodNode(Opcodes.ACC_STATIC, "m", "()V", null, null);
        for (int line : lines) {
            LabelNode label = new LabelNode();
            method.instructions.add(label);
            method.instructions.add(new LineNumberNode(line, label));
            method.instructions.add(new InsnNode(Opcodes.NOP));
        }
        type.methods.add(method);
        return type;
    }

    private static boolean apply(ClassNode type, LineTables tables) {
        return new RestoreLinesPass().apply(type, new WeaveContext(tables, Set.of(), false));
    }

    private static List<Integer> lines(ClassNode type) {
        return StreamSupport.stream(type.methods.get(0).instructions.spliterator(), false)
                .filter(LineNumberNode.class::isInstance)
                .map(insn -> ((LineNumberNode) insn).line)
                .toList();
    }

    @Test
    void eachLineBecomesTheAuthors() {
        ClassNode type = type(3, 7, 7, 9);

        assertThat(apply(type, (source, line) -> source.equals("demo/Heat.java") ? line - 2 : -1))
                .isTrue();
        assertThat(lines(type)).containsExactly(1, 5, 5, 7);
    }

    @Test
    void aClassWhoseLinesAreTheAuthorsIsNotChanged() {
        ClassNode type = type(3, 7);

        assertThat(apply(type, LineTables.NONE)).isFalse();
        assertThat(apply(type(), (source, line) -> line + 1)).isFalse();
        assertThat(lines(type)).containsExactly(3, 7);
    }
}
