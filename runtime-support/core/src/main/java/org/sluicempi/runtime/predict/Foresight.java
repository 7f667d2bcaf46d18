package org.sluicempi.runtime.predict;

/** A predictor that names one receive for each of the next calls. */
public interface Foresight extends Predictor {
    /**
     * What is expected to be the next call but {@code k - 1}: of all calls, or, for a predictor that tells call sites apart,
     * of those at {@code site}.
     *
     * @param k from 1
     * @return {@link #NONE} if nothing is offered
     */
    int ahead(int site, int k);

    /** Whether {@link #ahead} speaks of the calls at one site only. */
    boolean tellsSitesApart();

    @Override
    default boolean expects(int site, int receive) {
        return ahead(site, 1) == receive;
    }
}
