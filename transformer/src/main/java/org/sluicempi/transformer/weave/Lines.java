package org.sluicempi.transformer.weave;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;

/** Line numbers in the code of a method. */
final class Lines {
    private Lines() {}

    /** The line of an instruction; 0 if the method has none. */
    static int of(AbstractInsnNode insn) {
        for (AbstractInsnNode at = insn; at != null; at = at.getPrevious()) {
            if (at instanceof LineNumberNode line) {
                return line.line;
            }
        }
        return 0;
    }

    /** Gives the code that follows a line; 0 gives it none. */
    static void add(InsnList code, int line) {
        if (line > 0) {
            LabelNode label = new LabelNode();
            code.add(label);
            code.add(new LineNumberNode(line, label));
        }
    }

    /** Whether a line begins between {@code from} and the next real instruction. */
    static boolean startAnew(AbstractInsnNode from) {
        for (AbstractInsnNode at = from; at != null && at.getOpcode() < 0; at = at.getNext()) {
            if (at instanceof LineNumberNode) {
                return true;
            }
        }
        return false;
    }
}
