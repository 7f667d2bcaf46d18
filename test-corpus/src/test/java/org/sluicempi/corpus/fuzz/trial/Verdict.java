package org.sluicempi.corpus.fuzz.trial;

/**
 * What came of one program.
 *
 * @param text what differs, or why the original is of no use; empty otherwise
 * @param passed sites that the compiler changed
 */
public record Verdict(Kind kind, String text, int passed) {
    /** What may come of a program. */
    public enum Kind {
        /** The compiler left it as it is. */
        UNCHANGED,
        /** It does the same as before. */
        SAME,
        /** Somebody could tell the transformed program from the original. */
        DIFFERENT,
        /** The generator's fault: it does not compile, or does not end by itself. */
        UNFIT
    }
}
