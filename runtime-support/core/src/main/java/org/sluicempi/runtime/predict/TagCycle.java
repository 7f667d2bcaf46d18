package org.sluicempi.runtime.predict;

/** A cycle for each call site (section 6.3). */
public final class TagCycle implements Foresight {
    private final Sites<Cycle> cycles = new Sites<>(() -> new Cycle(1));

    @Override
    public int ahead(int site, int k) {
        return cycles.at(site).ahead(k);
    }

    @Override
    public void observe(int site, int receive) {
        cycles.at(site).observe(receive);
    }

    /** Equation (3): the call sites times the longest cycle of one. */
    @Override
    public int memory() {
        return cycles.size() * cycles.max(Cycle::longest);
    }
}
