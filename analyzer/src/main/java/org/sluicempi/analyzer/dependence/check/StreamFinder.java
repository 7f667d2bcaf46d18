package org.sluicempi.analyzer.dependence.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dependence.range.Frontier;
import org.sluicempi.analyzer.dependence.range.Leaving;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.Footprint;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import org.sluicempi.analyzer.symbolic.Symbol;

/**
 * Finds the streams of a loop that fills several parts of its message side by side, as {@code r[i]} and {@code r[n + i]}: each has
 * a frontier of its own, and what one declares final no other one ever writes.
 */
final class StreamFinder {
    private static final int MOST = 8;

    private final CountedLoop loop;
    private final Prover always;
    private final Poly otherTime;

    /** @param facts what holds in every iteration, be it that it writes nothing */
    StreamFinder(CountedLoop loop, List<Poly> facts) {
        this.loop = loop;
        this.otherTime = Poly.of(Symbol.value(new Object(), loop.symbol().text() + "'"));
        List<Poly> all = new ArrayList<>(facts);
        facts.forEach(fact -> all.add(atOtherTime(fact)));
        this.always = Prover.knowing(all);
    }

    /** The value in another iteration, whichever that is. */
    private Poly atOtherTime(Poly value) {
        return value.with(loop.symbol(), otherTime);
    }

    /** What one write, or several to the same elements, touches in an iteration; {@code end} is exclusive. */
    private record Stream(Poly low, Poly end) {}

    /** @param from first element that an iteration of the stream declares final */
    private record Moving(Stream stream, Frontier frontier, Poly from, Poly to) {}

    /** @param footprints of all writes of the loop */
    Optional<Leaving.Streams> find(List<Footprint> footprints) {
        Set<Stream> streams = new LinkedHashSet<>();
        footprints.forEach(footprint ->
                streams.add(new Stream(footprint.low(), footprint.high().plus(1))));
        // What runs along with the loop has another value at another time, which nothing is known about.
        boolean running = footprints.stream()
                .anyMatch(footprint ->
                        footprint.low().isRunning() || footprint.high().isRunning());
        if (running || streams.size() < 2 || streams.size() > MOST) {
            return Optional.empty();
        }
        List<Moving> moving =
                streams.stream().map(this::moving).flatMap(Optional::stream).toList();
        return moving.size() == streams.size() && moving.stream().allMatch(one -> isLeftAlone(one, moving))
                ? Optional.of(new Leaving.Streams(
                        moving.stream().map(Moving::frontier).toList()))
                : Optional.empty();
    }

    private Optional<Moving> moving(Stream stream) {
        Poly nextLow = loop.later(stream.low());
        Poly nextEnd = loop.later(stream.end());
        if (movesOn(nextLow.minus(stream.low()))) {
            return Optional.of(new Moving(stream, new Frontier(stream.low(), true), stream.low(), nextLow));
        }
        return movesOn(stream.end().minus(nextEnd))
                ? Optional.of(new Moving(stream, new Frontier(stream.end(), false), nextEnd, stream.end()))
                : Optional.empty();
    }

    private boolean movesOn(Poly move) {
        return !move.evaluated().equals(Poly.ZERO) && always.isNonNegative(move);
    }

    /** Whether no other stream writes, in any iteration, what this one declares final in one. */
    private boolean isLeftAlone(Moving one, List<Moving> all) {
        return all.stream()
                .filter(other -> other != one)
                .allMatch(other -> always.isAtLeast(atOtherTime(other.stream().low()), one.to())
                        || always.isAtLeast(
                                one.from(), atOtherTime(other.stream().end())));
    }
}
