package org.sluicempi.analyzer.dependence.range;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.Curve;
import org.sluicempi.analyzer.plan.Curve.Point;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Monomial;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;

/**
 * Draws how messages and loops go together, for people to look at. What is not known before the program runs, such as a size,
 * is taken to be large; the form of the curve hardly depends on it. Where it does, or nothing sensible comes out, there is none.
 */
public final class Curves {
    private static final int STEPS = 32;
    private static final double LARGE = 1000;
    private static final double MARGIN = 1e-6;

    private final CountedLoop loop;
    private final double apart;
    private final Map<Symbol, Double> values = new HashMap<>();

    /** @param apart by how much the values of two unknowns differ */
    private Curves(CountedLoop loop, double apart) {
        this.loop = loop;
        this.apart = apart;
    }

    /** Which part of an outgoing message is final when. */
    public static List<Curve> of(Leaving leaving, CountedLoop loop) {
        return first(loop, curves -> curves.points(leaving), true);
    }

    /** Which part of an incoming message is needed when. */
    public static List<Curve> of(Need window, CountedLoop loop) {
        return first(loop, curves -> curves.points(window), false);
    }

    private interface Drawing {
        List<Point> by(Curves curves);
    }

    private static List<Curve> first(CountedLoop loop, Drawing drawing, boolean outgoing) {
        return Stream.of(0.0, LARGE, -1.0)
                .map(apart -> drawing.by(new Curves(loop, apart)))
                .filter(Curves::isCurve)
                .limit(1)
                .map(points -> new Curve(outgoing, points))
                .toList();
    }

    private List<Point> points(Leaving leaving) {
        if (leaving instanceof Leaving.Streams streams) {
            // Side by side: each is as far on as all of them are.
            return points(streams.frontiers().get(0));
        }
        if (leaving instanceof Frontier frontier) {
            double start = at(frontier.boundary(), 0);
            double whole = at(frontier.boundary(), 1) - start;
            return sampled(x -> (at(frontier.boundary(), x) - start) / whole);
        }
        // How fast a message grows is up to the data.
        return leaving instanceof Leaving.Row row
                ? reached(row.distance()).map(Curves::step).orElse(List.of())
                : List.of();
    }

    private List<Point> points(Need window) {
        if (window instanceof Need.Moving moving) {
            Poly edge = moving.rises() ? moving.end() : moving.low();
            double start = at(moving.rises() ? moving.low() : moving.end(), 0);
            double whole = at(edge, lastIteration()) - start;
            return sampled(x -> (at(edge, x * lastIteration()) - start) / whole);
        } else if (window instanceof Need.Some some) {
            return some.distances().stream()
                    .flatMap(distance -> reached(distance).stream())
                    .min(Double::compare)
                    .map(Curves::step)
                    .orElse(List.of());
        }
        return step(0);
    }

    private static List<Point> sampled(DoubleUnaryOperator fraction) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i <= STEPS; i++) {
            double x = (double) i / STEPS;
            points.add(new Point(x, rounded(fraction.applyAsDouble(x))));
        }
        boolean straight = points.stream().allMatch(point -> Math.abs(point.loop() - point.message()) < 0.01);
        return straight ? List.of(new Point(0, 0), new Point(1, 1)) : points;
    }

    private static List<Point> step(double x) {
        double at = rounded(x);
        return List.of(new Point(0, 0), new Point(at, 0), new Point(at, 1), new Point(1, 1));
    }

    /** Where in the loop a distance, which is linear in the counter, is 0. */
    private Optional<Double> reached(Poly distance) {
        double start = at(distance, 0);
        double end = at(distance, 1);
        double x = start / (start - end);
        return x >= -MARGIN && x <= 1 + MARGIN ? Optional.of(x) : Optional.empty();
    }

    private double lastIteration() {
        double count = (value(loop.end(), 0) - value(loop.first(), 0))
                / value(loop.pace().value(), 0);
        return count > 1 ? (count - 1) / count : 0;
    }

    /** The value when a fraction of the loop is done. */
    private double at(Poly poly, double fraction) {
        double first = value(loop.first(), 0);
        return value(poly, first + fraction * (value(loop.end(), 0) - first));
    }

    private double value(Poly poly, double counter) {
        double sum = 0;
        for (Map.Entry<Monomial, Long> term : poly.evaluated().terms().entrySet()) {
            double product = term.getValue();
            for (Map.Entry<Symbol, Integer> power : term.getKey().powers().entrySet()) {
                product *= Math.pow(value(power.getKey(), counter), power.getValue());
            }
            sum += product;
        }
        return sum;
    }

    private double value(Symbol symbol, double counter) {
        if (symbol.course().isPresent()) {
            double iterations =
                    (counter - value(loop.first(), 0)) / value(loop.pace().value(), 0);
            return value(symbol.course().get().first(), 0)
                    + iterations * value(symbol.course().get().move(), 0);
        }
        return symbol.equals(loop.symbol())
                ? counter
                : values.computeIfAbsent(symbol, key -> LARGE + values.size() * apart);
    }

    private static double rounded(double fraction) {
        double near = Math.round(fraction * 1000) / 1000.0;
        return Double.isFinite(fraction) ? near : -1;
    }

    private static boolean isCurve(List<Point> points) {
        Point before = new Point(0, 0);
        for (Point point : points) {
            boolean inside = point.loop() <= 1 && point.message() <= 1;
            if (!inside || point.loop() < before.loop() || point.message() < before.message()) {
                return false;
            }
            before = point;
        }
        return points.size() > 1;
    }
}
