package org.sluicempi.runtime.predict;

/** A cycle for each call site (section 6.3). */
public final class TagCycle implements Foresight {
    private final PerSite<Cycle> cycles;

    /** @param begins whether receives that come once, at the start, are left out (section 6.1.1) */
    public TagCycle(boolean begins) {
        cycles = new PerSite<>(() -> new Cycle(1, begins));
    }

    @Override
    public int ahead(int site, int k) {
        return cycles.at(site).ahead(k);
    }

    @Override
    public boolean tellsSitesApart() {
        return true;
    }

    @Override
    public void observe(int site, int receive) {
        cycles.at(site).observe(receive);
    }

    @Override
    public int bytes() {
        return cycles.sum(Cycle::bytes);
    }

    /** Equation (3): the call sites times the longest cycle of one. */
    @Override
    public int memory() {
        return cycles.size() * cycles.max(Cycle::longest);
    }
}
