package org.sluicempi.analyzer.region;

import spoon.reflect.declaration.CtElement;

/**
 * Why the iterations of a loop cannot be told from its header.
 *
 * @param part of the loop, or the loop itself
 */
public record Uncounted(Why why, CtElement part) {
    /** What can be in the way. */
    public enum Why {
        NO_HEADER("has no counter in a header", "write it as 'for (int i = from; i < to; i++)'"),
        NO_BODY("has no body", "let its body do what its header does"),
        NO_START(
                "does not give its counter a first value in its header, nor a statement in front of it in the same block",
                "write 'int i = from' there"),
        LOST_START(
                "gives its counter a first value that may be worth something else where the loop starts: '%s'",
                "make it of constants and of local variables that nothing assigns in between"),
        SEVERAL("has more than one thing in a part of its header", "let the header have one counter"),
        NO_INT("does not count with a local int: '%s'", "count with an int"),
        NO_STEP(
                "does not add the same to its counter each time: '%s'",
                "let the counter go up or down by a constant, or by a variable that the loop leaves alone"),
        STILL(
                "may stand still or count away from its bound: '%s'",
                "let the counter move by a local variable that is the size of a communicator, or that can be tested"
                        + " before the loop"),
        NO_COMPARISON(
                "does not compare its counter with a bound in the direction in which it counts: '%s'",
                "write the condition as 'i < to', or as 'i > to' where the counter goes down"),
        NO_SUM(
                "begins or ends with what is no sum of products of variables: '%s'",
                "compute it into a local variable before the loop"),
        UNSTEADY(
                "may change its counter, step or bound while it runs: '%s'",
                "keep step and bound in local variables that the loop leaves alone"),
        READ_LATER("has a counter that is read behind it: '%s'", "declare the counter in the header");

        private final String message;
        private final String remedy;

        Why(String message, String remedy) {
            this.message = message;
            this.remedy = remedy;
        }

        /**
         * What the loop does or has.
         *
         * @param part text of the part that is in the way
         */
        public String message(String part) {
            return message.formatted(part);
        }

        /** What its author could do. */
        public String remedy() {
            return remedy;
        }
    }
}
