package org.sluicempi.runtime.delta;

/**
 * What can be set from outside; nothing needs to be.
 *
 * @param pieceBytes size of every piece in bytes, rounded up to whole elements; 0: adapts to what is measured
 * @param check whether misuse is looked for: a range declared final twice or written after that. Costs a copy of the
 *     message
 */
public record DeltaOptions(int pieceBytes, boolean check) {
    /** Name of the system property for {@link #pieceBytes}. */
    public static final String PIECE_BYTES = "sluice.deltaSize";

    /** Name of the system property for {@link #check}. */
    public static final String CHECK = "sluice.check";

    static final DeltaOptions ADAPTIVE = new DeltaOptions(0, false);

    /** The options of this virtual machine; a value that is no number or negative counts as not set. */
    static DeltaOptions fromProperties() {
        return new DeltaOptions(Math.max(0, Integer.getInteger(PIECE_BYTES, 0)), Boolean.getBoolean(CHECK));
    }
}
