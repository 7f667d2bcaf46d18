package org.sluicempi.corpus.fuzz.trial;

import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.api.RankFailure;

/**
 * What a job leaves behind.
 *
 * @param end how it ended: the exit code, and the exception that ended it as its reader sees it
 * @param failed the rank that ended it; -1 for none
 * @param output by rank
 */
record JobOutcome(String end, int failed, List<String> output) {
    private static final int SHOWN = 12;

    /** How a job says that one of its ranks has ended it by {@code System.exit} or the like. */
    private static final Pattern ENDER = Pattern.compile("rank (\\d+): (?:System\\.exit|Runtime\\.halt)");

    JobOutcome {
        end = plain(end);
        output = output.stream().map(JobOutcome::plain).toList();
    }

    /** Without the numbers that the JVM gives to locals that have no name, as they say nothing about the program. */
    private static String plain(String text) {
        return text.replaceAll("<local\\d+>", "<local>");
    }

    static JobOutcome of(JobResult result, List<String> output) {
        if (result.failures().isEmpty()) {
            String reason = result.reason().lines().limit(SHOWN).collect(Collectors.joining("\n"));
            Matcher ender = ENDER.matcher(reason);
            return new JobOutcome(
                    "exit " + result.exitCode() + (reason.isEmpty() ? "" : ": " + reason),
                    ender.lookingAt() ? Integer.parseInt(ender.group(1)) : -1,
                    output);
        }
        RankFailure first = result.failures().get(0);
        return new JobOutcome(
                "exit " + result.exitCode() + ", rank " + first.rank() + ": " + text(first.cause()),
                first.rank(),
                output);
    }

    static JobOutcome hanging(List<String> output) {
        return new JobOutcome("hangs", -1, output);
    }

    /** Whether the program came to an end of its own, good or bad, with something to compare. */
    boolean good() {
        boolean own = end.equals("exit 0") || failed >= 0;
        return own && !end.contains("mpi.MPIException") && !end.contains("java.lang.ClassNotFoundException");
    }

    /** Whether nobody outside could tell the two jobs apart. */
    boolean sameAs(JobOutcome other) {
        return end.equals(other.end) && endedAs(other);
    }

    /**
     * Whether the same rank has failed and the same has been printed. Where a job ends early, how far the other ranks have come is
     * nobody's promise; none of them may have printed something else.
     */
    boolean endedAs(JobOutcome other) {
        return failed == other.failed
                && IntStream.range(0, output.size()).allMatch(r -> {
                    String mine = output.get(r);
                    String theirs = other.output.get(r);
                    return failed >= 0 && r != failed
                            ? mine.startsWith(theirs) || theirs.startsWith(mine)
                            : mine.equals(theirs);
                });
    }

    private static String text(Throwable failure) {
        StringBuilder text = new StringBuilder();
        for (Throwable t = failure; t != null; t = t.getCause()) {
            text.append(t).append(frames(t));
            for (Throwable suppressed : t.getSuppressed()) {
                text.append(" suppressed ").append(suppressed).append(frames(suppressed));
            }
            text.append(t.getCause() == null ? "" : " caused by ");
        }
        return text.toString();
    }

    private static String frames(Throwable failure) {
        return Stream.of(failure.getStackTrace())
                .filter(f -> f.getClassName().startsWith("cases."))
                .map(f -> " at " + f.getMethodName() + Objects.requireNonNullElse(":" + f.getLineNumber(), ""))
                .collect(Collectors.joining());
    }

    @Override
    public String toString() {
        return end + "\n"
                + IntStream.range(0, output.size())
                        .mapToObj(r -> "[" + r + "] " + output.get(r).strip().replace("\n", "\n    "))
                        .collect(Collectors.joining("\n"));
    }
}
