package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import org.sluicempi.analyzer.symbolic.Symbol;

/** Works out the footprint of accesses by putting the bounds of inner counters in their places. */
public final class Footprints {
    private Footprints() {}

    /**
     * The range that an access touches in one iteration of the outer loop, if it happens at all in it; nothing where the
     * index is not linear in an inner counter, the sign of a stride is not known, or a counter may pass its bound.
     *
     * @param known what holds in every iteration of the outer loop
     */
    public static Optional<Footprint> of(Access access, List<Poly> known) {
        List<Poly> facts = new ArrayList<>(known);
        facts.addAll(access.facts());
        Prover prover = Prover.knowing(facts);
        Optional<Poly> low = extreme(access, prover, false);
        Optional<Poly> high = extreme(access, prover, true);
        return low.isPresent() && high.isPresent()
                ? Optional.of(new Footprint(low.get(), high.get()))
                : Optional.empty();
    }

    private static Optional<Poly> extreme(Access access, Prover prover, boolean largest) {
        Poly index = access.index();
        for (int depth = access.nest().size() - 1; depth >= 0; depth--) {
            CountedLoop loop = access.nest().get(depth);
            Symbol counter = loop.symbol();
            if (!index.contains(counter)) {
                continue;
            }
            if (index.degree(counter) > 1) {
                return Optional.empty();
            }
            Poly stride = index.coefficient(counter);
            boolean grows = prover.isNonNegative(stride);
            if (!grows && !prover.isNonNegative(stride.times(-1))) {
                return Optional.empty();
            }
            Optional<Poly> end = grows == largest ? loop.high() : loop.low();
            if (end.isEmpty()) {
                return Optional.empty();
            }
            index = index.with(counter, end.get());
        }
        return Optional.of(index);
    }
}
