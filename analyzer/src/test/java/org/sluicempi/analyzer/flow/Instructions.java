package org.sluicempi.analyzer.flow;

import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
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

    /** Whether the instructions up to one have these operation codes, the last one first. */
    static boolean precede(Optional<AbstractInsnNode> last, int... opcodes) {
        Optional<AbstractInsnNode> node = last;
        for (int opcode : opcodes) {
            if (node.filter(n -> n.getOpcode() == opcode).isEmpty()) {
                return false;
            }
            node = node.flatMap(Instructions::previous);
        }
        return true;
    }

    static boolean calls(AbstractInsnNode node, String owner, String name) {
        return node instanceof MethodInsnNode call && call.owner.equals(owner) && call.name.equals(name);
    }

    static Optional<Integer> variable(Optional<AbstractInsnNode> node, int opcode) {
        return node.filter(n -> n.getOpcode() == opcode).map(n -> ((VarInsnNode) n).var);
    }

    /** Whether a name in the source stands for a local variable's slot at an instruction. */
    static boolean isNamed(MethodNode method, int slot, AbstractInsnNode at) {
        int index = method.instructions.indexOf(at);
        return method.localVariables != null
                && method.localVariables.stream()
                        .anyMatch(local -> local.index == slot
                                && index(method, local.start) <= index
                                && index <= index(method, local.end));
    }

    private static int index(MethodNode method, LabelNode label) {
        return method.instructions.indexOf(label);
    }

    /** The instruction that last stored into a slot, in the order of the text, with the operation code for references. */
    static Optional<AbstractInsnNode> lastStore(AbstractInsnNode from, int slot) {
        Optional<AbstractInsnNode> node = previous(from);
        while (node.isPresent() && !variable(node, Opcodes.ASTORE).equals(Optional.of(slot))) {
            node = node.flatMap(Instructions::previous);
        }
        return node;
    }
}
