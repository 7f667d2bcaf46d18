package org.sluicempi.cli.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The demo's figures as text. */
public final class DemoTable {
    private static final String HEAD = "%-10s %5s  %14s  %11s  %11s  %7s  %7s  %8s";
    private static final String ROW = "%-10s %5d  %8.1f : %-3.1f  %8.2f ms  %8.2f ms  %6.2fx  %6.2fx  %6.0f %%";

    /** Up to this ideal speedup nothing is gained that measuring could show. */
    private static final double LITTLE = 1.1;

    private DemoTable() {}

    /** A heading and one line per measurement, then what the columns mean. */
    public static List<String> lines(List<Measurement> measurements, Link link, int cores) {
        List<String> lines = new ArrayList<>();
        lines.add(HEAD.formatted(
                "program", "ranks", "comp : transf", "original", "transformed", "speedup", "ideal", "reached"));
        for (Measurement m : measurements) {
            PipelineBound bound = m.bound();
            double unit = Math.min(bound.computeSeconds(), bound.transferSeconds());
            lines.add(String.format(
                    Locale.ROOT,
                    ROW,
                    m.demo().name(),
                    m.demo().ranks(),
                    bound.computeSeconds() / unit,
                    bound.transferSeconds() / unit,
                    m.originalSeconds() * 1e3,
                    m.transformedSeconds() * 1e3,
                    m.speedup(),
                    bound.speedupOver(m.originalSeconds()),
                    100 * bound.pipelinedSeconds() / m.transformedSeconds()));
        }
        lines.add("");
        lines.add("Time per message, median of runs, on link " + link.text() + " and " + cores + " cores.");
        lines.add(
                "ideal: a pipeline whose pieces cost nothing: only the busiest rank or link counts, and the latencies.");
        lines.add("reached: its time divided by the transformed program's.");
        measurements.stream().filter(m -> m.speedup() < 1).forEach(m -> lines.add(slower(m, cores)));
        return lines;
    }

    /** A program that has become slower is not left without a word. */
    private static String slower(Measurement measured, int cores) {
        int ranks = measured.demo().ranks();
        String why = measured.bound().speedupOver(measured.originalSeconds()) < LITTLE
                ? "there is next to nothing to gain, as one of computation and transfer takes nearly all of the time"
                : ranks > cores
                        ? ranks + " ranks share " + cores + " cores, so what the pieces cost keeps other ranks waiting"
                        : "the pieces cost more than they hide, or the machine was busy with something else";
        return measured.demo().name() + " is slower here: " + why + ".";
    }
}
