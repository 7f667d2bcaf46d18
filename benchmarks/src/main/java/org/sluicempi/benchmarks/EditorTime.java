package org.sluicempi.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * How long an editor waits: from a change of a file of 300 lines in a project of 400 files to the remarks on it, over the
 * protocol and its pipes. The first edits only warm the server up. Beside it the processor time, which other programs on the
 * machine change less.
 */
public final class EditorTime {
    private static final int WARM_UP = 50;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double LATE = 0.9;

    private EditorTime() {}

    /** @param args how many edits count; 100 where it is not said */
    public static void main(String[] args) throws Exception {
        int edits = args.length == 0 ? 100 : Integer.parseInt(args[0]);
        Path folder = Files.createTempDirectory("sluice-editor");
        try {
            Path file = EditorProject.write(folder);
            String text = Files.readString(file);
            try (EditorClient client = EditorClient.connect()) {
                System.out.printf(
                        Locale.ROOT,
                        "%d lines, %d files; first remarks after %.0f ms%n",
                        text.lines().count(),
                        EditorProject.PACKAGES * (EditorProject.PROGRAMS + EditorProject.PLAIN),
                        millis(() -> client.open(file, text)));
                double[] taken = new double[edits];
                double[] worked = new double[edits];
                for (int i = -WARM_UP; i < edits; i++) {
                    String edited = text.replace(
                            EditorProject.EDITED, EditorProject.EDITED.replace("+ 0", "+ " + (i + WARM_UP + 1)));
                    long before = processorTime();
                    double millis = millis(() -> client.change(edited));
                    if (i >= 0) {
                        taken[i] = millis;
                        worked[i] = (processorTime() - before) / NANOS_PER_MILLI;
                    }
                }
                System.out.printf("%d edits, %d remarks each%n", edits, client.remarks());
                print("waited", taken);
                print("processor time", worked);
            }
        } finally {
            delete(folder);
        }
        // Threads of the protocol's library wait a minute for more to do.
        System.exit(0);
    }

    /** Something that may fail. */
    private interface Work {
        void run() throws Exception;
    }

    private static double millis(Work work) throws Exception {
        long start = System.nanoTime();
        work.run();
        return (System.nanoTime() - start) / NANOS_PER_MILLI;
    }

    /** Of all threads of this process, be it busy with other work or not. */
    private static long processorTime() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : System.nanoTime();
    }

    private static void print(String what, double[] millis) {
        Arrays.sort(millis);
        System.out.printf(
                Locale.ROOT,
                "%-15s median %.0f ms, 90 %% under %.0f ms, longest %.0f ms%n",
                what,
                millis[millis.length / 2],
                millis[(int) (millis.length * LATE)],
                millis[millis.length - 1]);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
