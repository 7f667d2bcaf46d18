package org.sluicempi.runtime.predict;

/** One cycle of receives, wherever they are called (section 6.1). */
public final class SingleCycle implements Foresight {
    /** The paper's choice: a shorter one may be part of a longer one. */
    private static final int SHORTEST = 6;

    private final Cycle cycle;

    /** @param begins whether receives that come once, at the start, are left out (section 6.1.1) */
    public SingleCycle(boolean begins) {
        cycle = new Cycle(SHORTEST, begins);
    }

    @Override
    public int ahead(int site, int k) {
        return cycle.ahead(k);
    }

    @Override
    public boolean tellsSitesApart() {
        return false;
    }

    @Override
    public void observe(int site, int receive) {
        cycle.observe(receive);
    }

    @Override
    public int bytes() {
        return cycle.bytes();
    }

    /** Equation (1): the longest cycle. */
    @Override
    public int memory() {
        return cycle.longest();
    }
}
