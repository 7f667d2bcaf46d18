package org.sluicempi.cli.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.sluicempi.transformer.profile.Run;
import org.sluicempi.transformer.profile.Span;
import org.sluicempi.transformer.profile.Track;

/** A comparison as text. */
public final class ComparisonTable {
    private static final String ROW = "%-14s  %22s  %22s  %s";
    private static final double MILLI = 1e6;

    private final Comparison comparison;

    private ComparisonTable(Comparison comparison) {
        this.comparison = comparison;
    }

    /** A heading, a line for the whole and one for each part of it, and what the figures mean. */
    public static List<String> lines(Comparison comparison) {
        ComparisonTable table = new ComparisonTable(comparison);
        List<String> lines = new ArrayList<>();
        lines.add(ROW.formatted("", "original", "transformed", "speedup").stripTrailing());
        lines.add(table.row("time", Run::nanos, table.speedup()));
        lines.add(table.row("computing", run -> perRank(run, Track::computing), ""));
        for (Span.Kind kind : Span.Kind.values()) {
            lines.add(table.row(kind.label(), run -> perRank(run, track -> track.time(kind)), ""));
        }
        lines.add("");
        int rounds = comparison.originals().size();
        lines.add("Means of " + rounds + (rounds == 1 ? " run" : " runs")
                + " of each version, in turn, from MPI.Init to the end of MPI.Finalize; below, of a rank.");
        lines.add(
                rounds == 1
                        ? "One run says nothing about chance: no intervals; add --rounds 5."
                        : "\u00b1 and to: the mean lies there with 95 % confidence, the speedup from the ratios of the rounds.");
        return lines;
    }

    private static double perRank(Run run, ToDoubleFunction<Track> part) {
        return run.tracks().stream().mapToDouble(part).average().orElse(0);
    }

    private String row(String what, ToDoubleFunction<Run> nanos, String speedup) {
        return ROW.formatted(what, cell(comparison.originals(), nanos), cell(comparison.transformed(), nanos), speedup)
                .stripTrailing();
    }

    private static String cell(List<Run> runs, ToDoubleFunction<Run> nanos) {
        Interval interval = Interval.of(
                runs.stream().map(run -> nanos.applyAsDouble(run) / MILLI).toList());
        return Double.isNaN(interval.half())
                ? String.format(Locale.ROOT, "%.2f ms", interval.mean())
                : String.format(Locale.ROOT, "%.2f \u00b1 %.2f ms", interval.mean(), interval.half());
    }

    /** Of each round, as a logarithm, since ratios are multiplied. */
    private String speedup() {
        List<Double> ratios = new ArrayList<>();
        for (int k = 0; k < comparison.originals().size(); k++) {
            ratios.add(Math.log((double) comparison.originals().get(k).nanos()
                    / comparison.transformed().get(k).nanos()));
        }
        Interval interval = Interval.of(ratios);
        String mean = String.format(Locale.ROOT, "%.2fx", Math.exp(interval.mean()));
        return Double.isNaN(interval.half())
                ? mean
                : mean
                        + String.format(
                                Locale.ROOT, " (%.2f to %.2f)", Math.exp(interval.low()), Math.exp(interval.high()));
    }
}
