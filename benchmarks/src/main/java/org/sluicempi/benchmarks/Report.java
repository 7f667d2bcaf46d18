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

    /**
     * One table for each measurement: a row for each size, a column for each contestant, with the median of all batches
     * and, in percent of it, half the distance between the quartiles.
     */
    String table() {
        StringBuilder text = new StringBuilder();
        for (String what : results.subjects()) {
            text.append(String.format(Locale.ROOT, "%n%s, median of all batches%n%10s", what, "bytes"));
            contestants.forEach(name -> text.append(String.format(Locale.ROOT, " %17s", name)));
            for (int size : results.sizes(what)) {
                text.append(String.format(Locale.ROOT, "%n%10d", size));
                for (String name : contestants) {
                    text.append(
                            results.has(what, size, name)
                                    ? value(what, size, name)
                                    : String.format(Locale.ROOT, " %17s", "-"));
                }
            }
            text.append(System.lineSeparator());
        }
        return text.toString();
    }

    private String value(String what, int size, String name) {
        double median = results.median(what, size, name);
        double spread = results.quartile(what, size, name, true) - results.quartile(what, size, name, false);
        double percent = median == 0 ? 0 : 50 * spread / median;
        return String.format(Locale.ROOT, " %11.1f ~%3.0f%%", median, percent);
    }

    /**
     * Says of each goal and size whether it is met.
     *
     * @throws IllegalStateException if something that a goal needs was not measured
     */
    boolean judge(List<Goal> goals, PrintStream out) {
        boolean all = true;
        out.println();
        for (Goal goal : goals) {
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
