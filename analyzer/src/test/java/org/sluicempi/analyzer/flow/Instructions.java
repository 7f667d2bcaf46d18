package org.sluicempi.analyzer.flow;

import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Walks over instructions; labels, frames and line numbers are none. */
final class Instructions {
    private Instructions() {}

    static Optional<AbstractInsnNode> next(AbstractInsnNode from) {
        AbstractInsnNode node = from.getNext();
        while (node != null && node.getOpcode() < 0) {
            node = node.getNext();
        }
        return Optional.ofNullable(node);
    }

    static Optional<AbstractInsnNode> previous(AbstractInsnNode from) {
        AbstractInsnNode node = from.getPrevious();
        while (node != null && node.getOpcode() < 0) {
            node = node.getPrevious();
        }
        return Optional.ofNullable(node);
    }

    /** Whether the instructions from one on have these operation codes. */
    static boolean follow(Optional<AbstractInsnNode> from, int... opcodes) {
        Optional<AbstractInsnNode> node = from;
        for (int opcode : opcodes) {
            if (node.filter(n -> n.getOpcode() == opcode).isEmpty()) {
                return false;
            }
            node = node.flatMap(Instructions::next);
        }
        return true;
    }

    static boolean calls(AbstractInsnNode node, String owner, String name) {
        return node instanceof MethodInsnNode call && call.owner.equals(owner) && call.name.equals(name);
    }

    /** The instruction that last set a variable, in the order of the text. */
    static Optional<AbstractInsnNode> stored(AbstractInsnNode from, int variable) {
        Optional<AbstractInsnNode> node = previous(from);
        while (node.filter(n -> !isStore(n, variable)).isPresent()) {
            node = node.flatMap(Instructions::previous);
        }
        return node;
    }

    private static boolean isStore(AbstractInsnNode node, int variable) {
        return node.getOpcode() == Opcodes.ASTORE && ((VarInsnNode) node).var == variable;
    }

    /** The line of an instruction. */
    static int line(AbstractInsnNode from) {
        AbstractInsnNode node = from;
        while (node != null && !(node instanceof LineNumberNode)) {
            node = node.getPrevious();
        }
        return node instanceof LineNumberNode number ? number.line : 0;
    }

    /** Whether the source has a name for a variable at an instruction. */
    static boolean isNamed(MethodNode method, int variable, AbstractInsnNode at) {
        int index = method.instructions.indexOf(at);
        return method.localVariables != null
                && method.localVariables.stream()
                        .filter(local -> local.index == variable)
                        .anyMatch(local -> method.instructions.indexOf(local.start) <= index
                                && index <= method.instructions.indexOf(local.end));
    }
}
