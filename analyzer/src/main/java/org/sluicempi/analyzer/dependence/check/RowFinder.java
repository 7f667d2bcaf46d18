package org.sluicempi.analyzer.dependence.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.FirstWait;
import org.sluicempi.analyzer.dependence.candidate.Guards;
import org.sluicempi.analyzer.dependence.candidate.Readable;
import org.sluicempi.analyzer.dependence.code.EnclosingFacts;
import org.sluicempi.analyzer.dependence.code.Rows;
import org.sluicempi.analyzer.dependence.range.IndexRange;
import org.sluicempi.analyzer.dependence.range.Leaving;
import org.sluicempi.analyzer.dependence.range.Need;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.RowUse;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import org.sluicempi.analyzer.symbolic.Symbol;

/**
 * Works out which iterations of a loop over rows need the row that arrives, or write the one that leaves: those in which an index
 * is that of the row. The
 * comparison is made in the arithmetic of the program, so it is right however large the numbers are.
 */
public final class RowFinder {
    private static final int MOST = 2;

    private final Candidate candidate;
    private final CountedLoop loop;
    private final AccessReader reader;
    private final Prover prover;

    /** Knows nothing that is untrue where the counter goes on from the last number. */
    private final Prover always;

    public RowFinder(Candidate candidate) {
        this.candidate = candidate;
        this.loop = candidate.loop();
        this.reader = new AccessReader(loop, candidate.method().routine());
        this.prover = candidate.method().prover(candidate.facts());
        List<Poly> facts = new ArrayList<>(loop.turning().facts());
        facts.addAll(EnclosingFacts.of(loop, candidate.method()));
        this.always = candidate.method().prover(facts);
    }

    /** The iterations; nothing where the first one may need the row, or it cannot be told which do. */
    public Optional<Need.Some> find(AccessReader.Rows rows) {
        return distances(rows.uses())
                .filter(all -> all.size() <= MOST && all.stream().allMatch(this::isPlain))
                .filter(all -> all.stream().noneMatch(distance -> isZero(distance, loop.first())))
                .map(Need.Some::new);
    }

    /**
     * The iteration behind which the row is final; nothing where that is the last one, or it cannot be told.
     *
     * @param from first element of the message
     * @param to element after the last
     */
    public Optional<Leaving.Row> findEnd(AccessReader.Rows rows, Poly from, Poly to) {
        Poly last = loop.end().plus(loop.ascending() ? -1 : 1);
        return distances(rows.uses().stream().filter(RowUse::writes).toList())
                .filter(all -> all.size() == 1 && isPlain(all.get(0)) && !isZero(all.get(0), last))
                .filter(all -> loop.pace().isOne() && isReadable(from) && isReadable(to))
                .map(all -> new Leaving.Row(all.get(0), from, to));
    }

    /** Whether no iteration writes the row. */
    boolean isLeftAlone(AccessReader.Rows rows) {
        return distances(rows.uses().stream().filter(RowUse::writes).toList())
                .filter(List::isEmpty)
                .isPresent();
    }

    /** From the row to those that are used, where they may be the same one; nothing where one cannot be read. */
    private Optional<List<Poly>> distances(List<RowUse> uses) {
        Optional<Rows> told = Rows.told(candidate.buffer(), candidate.whole());
        Set<Poly> distances = new LinkedHashSet<>();
        for (RowUse use : uses) {
            Optional<Poly> distance = told.flatMap(known -> known.distance(use.step(), reader.expressions()));
            if (distance.isEmpty() || !isReadable(distance.get())) {
                return Optional.empty();
            }
            if (!Rows.isNeverZero(distance.get(), isMetInTime(use) ? prover : always)) {
                distances.add(distance.get());
            }
        }
        return Optional.of(List.copyOf(distances));
    }

    /** Whether the counter keeps to its bounds until the row is used, because the loop ends or each iteration uses a row. */
    private boolean isMetInTime(RowUse use) {
        return FirstWait.isFinite(loop, LoopSizes.of(candidate))
                || loop.pace().constant().isPresent() && isUsedByEach(use);
    }

    private boolean isUsedByEach(RowUse use) {
        return reader.access(use.at(), use.step().array(), use.step().index())
                .filter(access -> !access.conditional())
                .filter(access ->
                        access.nest().stream().noneMatch(inner -> IndexRange.isTriangular(inner, List.of(loop))))
                .filter(access ->
                        Steadiness.change(candidate.body(), access, loop).isEmpty())
                .isPresent();
    }

    /** Whether it has one value in an iteration, which can be computed where that starts. */
    private boolean isReadable(Poly distance) {
        Set<Symbol> symbols = new LinkedHashSet<>(distance.symbols());
        symbols.remove(loop.symbol());
        Poly others = distance.with(loop.symbol(), Poly.ZERO);
        return Guards.isSteady(candidate, others) && Readable.inLoop(candidate, symbols);
    }

    /** Whether it is the counter or its opposite, and something that is the same in all iterations. */
    private boolean isPlain(Poly distance) {
        OptionalLong factor = distance.coefficient(loop.symbol()).evaluated().constant();
        return distance.degree(loop.symbol()) == 1
                && factor.isPresent()
                && Math.abs(factor.getAsLong()) == 1
                && distance.terms().values().stream().allMatch(weight -> weight == (int) (long) weight);
    }

    private boolean isZero(Poly distance, Poly counter) {
        return distance.with(loop.symbol(), counter).evaluated().equals(Poly.ZERO);
    }
}
