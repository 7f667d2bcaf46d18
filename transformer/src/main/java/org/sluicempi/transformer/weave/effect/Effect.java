package org.sluicempi.transformer.weave.effect;

import java.util.List;

/**
 * What one instruction does besides the stack, the local variables, and exceptions, all of which the region is built around.
 * There is no default: an instruction that has no entry in {@link Effects} is an {@link Unknown}.
 */
public sealed interface Effect {
    /** Nothing more, or something that is the same whenever it happens. */
    enum None implements Effect {
        NONE
    }

    /** Reads memory that another thread might have written. */
    enum ReadsShared implements Effect {
        SHARED
    }

    /** Reads an element. */
    record Reads(Ref array) implements Effect {}

    /** Writes an element of a primitive array. */
    record Writes(Ref array) implements Effect {}

    /**
     * Calls a method that is known to the last instruction.
     *
     * @param arguments by local variable of the called method; the second half of a wide one is a number
     */
    public record Calls(MethodSummary summary, List<Ref> arguments) implements Effect {
        public Calls {
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * Anything else.
     *
     * @param reason for people, a clause such as "field x is written"
     */
    record Unknown(String reason) implements Effect {}
}
