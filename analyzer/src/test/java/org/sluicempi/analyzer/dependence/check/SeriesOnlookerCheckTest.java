package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.dependence.Trial;

class SeriesOnlookerCheckTest {
    private static Trial trial(String before) {
        return Trial.ofSeries(before + " for (int d = 1; d < k; d++) { MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, d, 0); }");
    }

    @Test
    void nobodyElseIsThere() {
        assertThat(trial("").ask(new SeriesOnlookerCheck(false))).isEmpty();
        assertThat(trial("").ask(new SeriesOnlookerCheck(true))).isEmpty();
    }

    @Test
    void anotherThreadMayUseABufferUntilAMessageComes() {
        assertThat(trial("new Thread(() -> {}).start();").ask(new SeriesOnlookerCheck(false)))
                .startsWith("SL120: the program has other threads");
        assertThat(trial("new Thread(() -> {}).start();").ask(new SeriesOnlookerCheck(true)))
                .startsWith("SL120: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.stream.IntStream.range(0, 3).parallel().forEach(i -> {});",
                "java.util.List.of(1).parallelStream().forEach(i -> {});",
                "java.lang.ref.Cleaner.create();",
                "javax.swing.JLabel label = null;",
                "new Object() { protected void finalize() {} };",
                "sun.misc.Signal.handle(null, signal -> {});",
                "java.util.prefs.Preferences.userRoot().addNodeChangeListener(null); class L implements"
                        + " java.util.prefs.PreferenceChangeListener { public void preferenceChange("
                        + "java.util.prefs.PreferenceChangeEvent e) {} }",
                "java.nio.channels.CompletionHandler<Integer, String> handler = null;",
                "new java.util.concurrent.ConcurrentHashMap<String, String>().forEach(3, (x, y) -> {});"
            })
    void aLibraryMayHaveThreadsToo(String before) {
        assertThat(trial(before).ask(new SeriesOnlookerCheck(false)))
                .startsWith("SL120: the program has other threads");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.stream.IntStream.range(0, 3).sequential().forEach(i -> {});",
                "java.awt.image.BufferedImage image = null;",
                "Comparable<String> other = word -> 1;",
                "java.util.concurrent.Callable<Integer> code = () -> 1;",
                "new java.util.concurrent.atomic.AtomicInteger().updateAndGet(x -> x + 1);",
                "new java.io.InputStream() { public int read() { return -1; } };"
            })
    void notEveryLibraryHas(String before) {
        assertThat(trial(before).ask(new SeriesOnlookerCheck(false))).isEmpty();
    }

    @Test
    void aSynchronousSendTellsWhenAReceiveIsPosted() {
        String ssend = "MPI.COMM_WORLD.isSend(MPI.newDoubleBuffer(3), 3, MPI.DOUBLE, 1, 0);";
        assertThat(trial(ssend).ask(new SeriesOnlookerCheck(true)))
                .startsWith("SL120: 'isSend' somewhere in the program");
        assertThat(trial(ssend).ask(new SeriesOnlookerCheck(false))).isEmpty();
    }
}
