package org.sluicempi.runtime.predict;

/**
 * Learns from the receives that a rank calls, in that order, and says which one will be next. Receives are numbers from 0 to
 * {@link #LARGEST}; a call site is a number from 0 that tells places of the program apart. Not for several threads at a time.
 */
public interface Predictor {
    /** No receive. */
    int NONE = -1;

    /** The largest number of a receive: more different ones than that are worth no prediction. */
    int LARGEST = 65_534;

    /** Whether {@code receive} is among those that are expected next at {@code site}. */
    boolean expects(int site, int receive);

    /**
     * Takes note of a receive that was called, after {@link #expects} was asked.
     *
     * @param receive from 0 to {@link #LARGEST}
     */
    void observe(int site, int receive);

    /** What it keeps now, in bytes: its arrays, without the heads of objects and without the table of envelopes. */
    default int bytes() {
        return Integer.BYTES * memory();
    }

    /** How many receives are kept at most up to now: the paper's measure of memory (section 6.5.1). */
    int memory();
}
