package org.sluicempi.benchmarks;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Prints what was measured, and whether the goals are met. */
final class Report {
    private final Measurements results;
    private final List<String> contestants;

    Report(Measurements results, List<String> contestants) {
        this.results = results;
        this.contestants = contestants;
    }

    /** One table for each measurement: a row for each size, a column for each contestant, medians of all batches. */
    String table() {
        StringBuilder text = new StringBuilder();
        for (String what : List.of("half_round_trip_ns", "stream_mb_s", "allocated_bytes")) {
            text.append(String.format(Locale.ROOT, "%n%s, median of all batches%n%10s", what, "bytes"));
            contestants.forEach(name -> text.append(String.format(Locale.ROOT, " %14s", name)));
            for (int size : results.sizes(what)) {
                text.append(String.format(Locale.ROOT, "%n%10d", size));
                for (String name : contestants) {
                    text.append(
                            results.has(what, size, name)
                                    ? String.format(Locale.ROOT, " %14.1f", results.median(what, size, name))
                                    : String.format(Locale.ROOT, " %14s", "-"));
                }
            }
            text.append(System.lineSeparator());
        }
        return text.toString();
    }

    /**
     * Says of each goal and size whether it is met.
     *
     * @throws IllegalStateException if something that a goal needs was not measured
     */
    boolean judge(List<Target> goals, PrintStream out) {
        boolean all = true;
        out.println();
        for (Target goal : goals) {
            int judged = 0;
            for (int size : results.sizes(goal.what())) {
                if (goal.appliesTo(size)) {
                    double value = results.median(goal.what(), size, goal.contestant());
                    double ratio =
                            goal.rival() == null ? value : value / results.median(goal.what(), size, goal.rival());
                    out.printf(
                            Locale.ROOT,
                            "%-6s %s, %d bytes: %s is %.2f%s, goal %s%n",
                            goal.met(ratio) ? "met" : "MISSED",
                            goal.what(),
                            size,
                            goal.contestant(),
                            ratio,
                            goal.rival() == null ? "" : " of " + goal.rival(),
                            goal);
                    all &= goal.met(ratio);
                    judged++;
                }
            }
            if (judged == 0) {
                throw new IllegalStateException("no size was measured for the goal " + goal.what() + " " + goal);
            }
        }
        return all;
    }
}
