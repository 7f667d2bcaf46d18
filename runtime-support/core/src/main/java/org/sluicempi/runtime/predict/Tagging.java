package org.sluicempi.runtime.predict;

/** At each call site the same receive as the last time (section 6.2). */
public final class Tagging implements Foresight {
    private final PerSite<int[]> last = new PerSite<>(() -> new int[] {NONE});

    @Override
    public int ahead(int site, int k) {
        return last.at(site)[0];
    }

    @Override
    public boolean tellsSitesApart() {
        return true;
    }

    @Override
    public void observe(int site, int receive) {
        last.at(site)[0] = receive;
    }

    /** Equation (2): the call sites. */
    @Override
    public int memory() {
        return last.size();
    }
}
