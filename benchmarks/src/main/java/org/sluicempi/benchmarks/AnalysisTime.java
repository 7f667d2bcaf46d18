package org.sluicempi.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;

/**
 * What an analysis costs at 1, 10 and 100 times the size: of a method with pairs of a send and a receive, and of a tree of
 * files some of which exchange messages. All sizes are measured in one JVM, in turn, after a first round that does not count;
 * processor time of the one thread that analyses, so that other programs on the machine count as little as can be. Where the
 * cost is linear, the last column, cost for each site beside that at 1x, stays near 1 or falls.
 */
public final class AnalysisTime {
    private static final List<Integer> FACTORS = List.of(1, 10, 100);
    private static final int PAIRS = 4;
    private static final int APPLICATIONS = 4;
    private static final int JAVA = 17;
    private static final double NANOS_PER_MILLI = 1e6;

    private AnalysisTime() {}

    /** @param args how many rounds count; 3 where it is not said */
    public static void main(String[] args) throws IOException {
        int rounds = args.length == 0 ? 3 : Integer.parseInt(args[0]);
        Path folder = Files.createTempDirectory("sluice-analysis");
        try {
            for (int factor : FACTORS) {
                AnalysisPrograms.method(folder.resolve("method" + factor), PAIRS * factor);
                AnalysisPrograms.tree(folder.resolve("tree" + factor), APPLICATIONS * factor);
            }
            System.out.printf(
                    "%-8s %6s %8s %8s %10s %10s %8s%n", "what", "size", "files", "sites", "ms", "ms/site", "to 1x");
            for (String what : List.of("method", "tree")) {
                measure(folder, what, rounds);
            }
        } finally {
            delete(folder);
        }
    }

    private static void measure(Path folder, String what, int rounds) {
        double[] best = new double[FACTORS.size()];
        Analysis[] results = new Analysis[FACTORS.size()];
        for (int round = 0; round <= rounds; round++) {
            for (int i = 0; i < best.length; i++) {
                long start = now();
                results[i] = analyse(folder.resolve(what + FACTORS.get(i)));
                double taken = (now() - start) / NANOS_PER_MILLI;
                best[i] = round <= 1 ? taken : Math.min(best[i], taken);
            }
        }
        double first = best[0] / sites(results[0]);
        for (int i = 0; i < best.length; i++) {
            int sites = sites(results[i]);
            double each = best[i] / sites;
            System.out.printf(
                    Locale.ROOT,
                    "%-8s %5dx %8d %8d %10.1f %10.3f %8.2f%n",
                    what,
                    FACTORS.get(i),
                    results[i].filesScanned(),
                    sites,
                    best[i],
                    each,
                    each / first);
        }
    }

    private static Analysis analyse(Path folder) {
        return new Analyzer()
                .analyze(new SourceTree(List.of(folder), List.of(), StandardCharsets.UTF_8, JAVA), Progress.NONE);
    }

    private static int sites(Analysis analysis) {
        return analysis.files().stream().mapToInt(file -> file.sites().size()).sum();
    }

    private static long now() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : System.nanoTime();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
