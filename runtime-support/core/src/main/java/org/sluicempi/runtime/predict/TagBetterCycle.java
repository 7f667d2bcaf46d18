package org.sluicempi.runtime.predict;

import java.util.HashMap;
import java.util.Map;

/**
 * A cycle for each call site, and each that was broken is kept for the time when its first receive comes again (section
 * 6.4). At most {@link #HEADS} are kept for one site; the paper met two.
 */
public final class TagBetterCycle implements Foresight {
    static final int HEADS = 16;

    private final PerSite<Known> known;

    /** @param begins whether receives that come once, at the start, are left out (section 6.1.1) */
    public TagBetterCycle(boolean begins) {
        known = new PerSite<>(() -> new Known(new Cycle(1, begins)));
    }

    @Override
    public int ahead(int site, int k) {
        return known.at(site).current.ahead(k);
    }

    @Override
    public boolean tellsSitesApart() {
        return true;
    }

    @Override
    public void observe(int site, int receive) {
        known.at(site).observe(receive);
    }

    @Override
    public int bytes() {
        return known.sum(Known::bytes);
    }

    /** Equation (4): the call sites times the longest cycle of one, times the most cycles that one site has. */
    @Override
    public int memory() {
        return known.size() * known.max(k -> k.longest) * known.max(k -> Math.max(1, k.byHead.size()));
    }

    /** The cycles of one site, by the receive that each begins with. */
    private static final class Known {
        private final Map<Integer, Cycle> byHead = new HashMap<>();
        private Cycle current;
        private int longest;

        private Known(Cycle first) {
            current = first;
        }

        private void observe(int receive) {
            if (!current.running() || current.ahead(1) == receive) {
                current.observe(receive);
                longest = Math.max(longest, current.longest());
            } else {
                miss(receive);
            }
        }

        private int bytes() {
            int kept = byHead.values().stream().mapToInt(Cycle::bytes).sum();
            return byHead.containsValue(current) ? kept : kept + current.bytes();
        }

        private void miss(int receive) {
            byHead.putIfAbsent(current.head(), current);
            Cycle other = byHead.get(receive);
            if (other == null) {
                if (byHead.size() >= HEADS) {
                    byHead.clear();
                }
                current = new Cycle(1, false);
                current.form(receive);
            } else {
                current = other;
                current.enter();
            }
        }
    }
}
