package org.sluicempi.transformer.weave;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * How far the completion of one call may sink.
 *
 * @param call the blocking call
 * @param form what it becomes
 * @param statusStore the instruction that pops or stores the status; the call itself where there is no result
 * @param sink the completion goes in front of this instruction
 * @param overtaken number of other communication calls between the start and the completion
 * @param reason what stopped it, for people
 */
record PendingRegion(
        MethodInsnNode call,
        BlockingCall form,
        AbstractInsnNode statusStore,
        AbstractInsnNode sink,
        int overtaken,
        String reason) {}
