package org.sluicempi.cli.predict;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A forecast as text. */
public final class ForecastTable {
    private static final String HEAD = "  %-18s %9s %7s %7s  %8s  %8s  %8s";
    private static final String ROW = "  %-18s %9.4f %7.4f %7.4f  %8d  %8d  %8.0f";

    private ForecastTable() {}

    /** What the run was, then a line for each predictor. */
    public static List<String> lines(Forecast forecast) {
        List<String> lines = new ArrayList<>();
        lines.add(forecast.name() + ": " + forecast.ranks() + (forecast.ranks() == 1 ? " rank, " : " ranks, ")
                + counts(forecast.receives()) + " receives a rank, " + counts(forecast.different()) + " different");
        lines.add(HEAD.formatted("hit ratio", "min", "avg", "max", "receives", "bytes", "ns"));
        forecast.predictors().forEach(score -> lines.add(row(score.predictor(), score)));
        forecast.windows().forEach(w -> lines.add(row(w.score().predictor() + " of " + w.size(), w.score())));
        forecast.open().ifPresent(open -> lines.add(line(open)));
        return lines;
    }

    /** What the columns mean; for once, behind all tables. */
    public static List<String> legend() {
        return List.of(
                "receives, bytes: what a predictor keeps, the most of any rank; ns: time of one receive, prediction and"
                        + " observation.");
    }

    /** The figures of section 6.6. */
    public static List<String> lines(List<Sensitivity> sensitivity, int starts) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format("  %-18s %9s %18s", "first " + starts + " starts", "avg", "without beginning"));
        sensitivity.forEach(s -> lines.add(
                String.format(Locale.ROOT, "  %-18s %9.4f %18.4f", s.predictor(), s.average(), s.withoutBeginning())));
        return lines;
    }

    private static String line(OpenReceives open) {
        String text = "  " + open.count() + " receives name no source or no tag";
        if (open.told() == 0) {
            return text + "; the trace does not say what they got";
        }
        return String.format(
                Locale.ROOT,
                "%s; the most probable message came in %.4f of %d, one of %.1f candidates, given %.4f",
                text,
                open.first(),
                open.told(),
                open.candidates(),
                open.probability());
    }

    private static String row(String name, Score score) {
        Spread hits = score.hitRatio();
        return String.format(
                Locale.ROOT, ROW, name, hits.min(), hits.avg(), hits.max(), score.kept(), score.bytes(), score.nanos());
    }

    private static String counts(Spread spread) {
        return spread.min() == spread.max()
                ? String.format(Locale.ROOT, "%.0f", spread.min())
                : String.format(
                        Locale.ROOT, "%.0f to %.0f (%.0f on average)", spread.min(), spread.max(), spread.avg());
    }
}
