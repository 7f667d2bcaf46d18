package org.sluicempi.analyzer.flow;

import java.util.EnumMap;
import java.util.Map;

/** How often each convention was called upon. */
final class Tally {
    private final Map<Convention, Integer> uses = new EnumMap<>(Convention.class);

    void add(Convention convention) {
        uses.merge(convention, 1, Integer::sum);
    }

    int of(Convention convention) {
        return uses.getOrDefault(convention, 0);
    }

    @Override
    public String toString() {
        return uses.toString();
    }
}
