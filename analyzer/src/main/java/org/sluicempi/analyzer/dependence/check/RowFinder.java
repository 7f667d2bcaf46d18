package org.sluicempi.analyzer.dependence.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Guards;
import org.sluicempi.analyzer.dependence.candidate.Readable;
import org.sluicempi.analyzer.dependence.code.Rows;
import org.sluicempi.analyzer.dependence.range.Window;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.RowUse;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.declaration.CtElement;

/**
 * Works out which iterations of a loop over rows need the row that arrives: those in which an index is that of the row. The
 * comparison is made in the arithmetic of the program, so it is right however large the numbers are.
 */
public final class RowFinder {
    private static final int MOST = 2;

    private final Candidate candidate;
    private final CountedLoop loop;
    private final AccessReader reader;
    private final Prover prover;

    public RowFinder(Candidate candidate) {
        this.candidate = candidate;
        this.loop = candidate.loop();
        this.reader = new AccessReader(loop, candidate.method().routine());
        this.prover = candidate.method().prover(candidate.facts());
    }

    /** The iterations; nothing where the first one may need the row, or it cannot be told which do. */
    public Optional<Window.Some> find(AccessReader.Rows rows) {
        Set<Poly> distances = new LinkedHashSet<>();
        for (RowUse use : rows.uses()) {
            Optional<Poly> distance =
                    new Rows(candidate.method(), candidate.buffer()).distance(use.step(), reader.expressions());
            if (distance.isEmpty() || !isReadable(distance.get())) {
                return Optional.empty();
            }
            if (!Rows.isNeverZero(distance.get(), prover)) {
                distances.add(distance.get());
            }
        }
        boolean plain = distances.size() <= MOST && distances.stream().allMatch(this::isPlain);
        return plain ? Optional.of(new Window.Some(new ArrayList<>(distances))) : Optional.empty();
    }

    /** Whether it has one value in an iteration, which can be computed where that starts. */
    private boolean isReadable(Poly distance) {
        Set<Symbol> symbols = new LinkedHashSet<>(distance.symbols());
        symbols.remove(loop.symbol());
        boolean inside = symbols.stream()
                .flatMap(symbol -> symbol.owners().stream())
                .anyMatch(owner -> owner instanceof CtElement element && element.hasParent(loop.loop()));
        Poly others = distance.with(loop.symbol(), Poly.ZERO);
        return !inside && Guards.isSteady(candidate, others) && Readable.inLoop(candidate, symbols);
    }

    /** Whether it is the counter or its opposite, and something that is not 0 in the first iteration. */
    private boolean isPlain(Poly distance) {
        OptionalLong factor = distance.coefficient(loop.symbol()).evaluated().constant();
        return distance.degree(loop.symbol()) == 1
                && factor.isPresent()
                && Math.abs(factor.getAsLong()) == 1
                && distance.terms().values().stream().allMatch(weight -> weight == (int) (long) weight)
                && !distance.with(loop.symbol(), loop.first()).evaluated().equals(Poly.ZERO);
    }
}
