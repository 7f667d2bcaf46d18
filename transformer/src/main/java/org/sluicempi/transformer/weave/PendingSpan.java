package org.sluicempi.transformer.weave;

import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The code that runs while a call is pending. It is entered at its start only, behind the call, and the second half of the
 * call stands on every way out of it, exceptions included.
 *
 * @param call the blocking call
 * @param form how it is made in halves
 * @param last the instruction that pops or stores the status; the call itself where there is no result
 * @param code real instructions, never empty
 */
record PendingSpan(MethodInsnNode call, BlockingCall form, AbstractInsnNode last, Set<AbstractInsnNode> code) {
    PendingSpan {
        code = Set.copyOf(code);
    }
}
