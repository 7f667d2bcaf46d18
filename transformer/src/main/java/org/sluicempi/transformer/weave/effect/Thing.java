package org.sluicempi.transformer.weave.effect;

import org.objectweb.asm.tree.AbstractInsnNode;

/** What a reference may refer to. */
public sealed interface Thing {
    /** An array that the instruction makes; one instruction may make many. */
    record Made(AbstractInsnNode by) implements Thing {}

    /** What the caller has passed in the local variable {@code local}. */
    record Given(int local) implements Thing {}

    /** Anything that somebody else may hold too. */
    enum Foreign implements Thing {
        ANY
    }
}
