package org.sluicempi.analyzer.flow;

import java.util.Optional;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

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
}
