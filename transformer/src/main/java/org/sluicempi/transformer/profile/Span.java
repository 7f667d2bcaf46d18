package org.sluicempi.transformer.profile;

/**
 * Something that a rank has done for a while.
 *
 * @param from in ns since the start of the run
 * @param to in ns, not before {@code from}
 * @param what in a word or two
 * @param site where in the program it stands, as {@code app/Heat.java:62}; empty if nobody knows
 */
public record Span(Kind kind, long from, long to, String what, String site) {
    /** What a rank does; all other time is computation. */
    public enum Kind {
        WAIT("waiting"),
        SEND("sending"),
        PIECE("sending a piece"),
        COLLECTIVE("in a collective");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    public long nanos() {
        return to - from;
    }

    Span later(long nanos) {
        return new Span(kind, from + nanos, to + nanos, what, site);
    }
}
