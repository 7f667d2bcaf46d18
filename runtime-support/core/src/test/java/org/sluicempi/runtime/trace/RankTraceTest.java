package org.sluicempi.runtime.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RankTraceTest {
    private static final long KEPT = 2 << 20;

    @TempDir
    Path folder;

    @Test
    void theOldestAreDroppedAndTheirNumberIsKnown() throws Exception {
        Path file = folder.resolve("flood.jfr");
        Path count = folder.resolve("count");
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:FlightRecorderOptions:maxchunksize=1M",
                        "-D" + Profiling.MOST + "=" + KEPT,
                        "-cp",
                        home(RankTrace.class) + File.pathSeparator + home(Flood.class),
                        Flood.class.getName(),
                        file.toString(),
                        count.toString()))
                .inheritIO()
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        List<RecordedEvent> events = RecordingFile.readAllEvents(file).stream()
                .filter(event -> event.getEventType().getName().startsWith("sluice."))
                .filter(event -> event.getInt("rank") == 0)
                .toList();
        int first =
                events.stream().mapToInt(event -> event.getInt("number")).min().orElseThrow();
        int last =
                events.stream().mapToInt(event -> event.getInt("number")).max().orElseThrow();
        assertThat(last).isEqualTo(Integer.parseInt(Files.readString(count)) - 1);
        assertThat(first).isPositive();
        assertThat(events).anySatisfy(event -> {
            assertThat(event.getEventType().getName()).isEqualTo("sluice.Rank");
            assertThat(event.getLong("nanos")).isPositive();
        });
    }

    private static String home(Class<?> type) throws Exception {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                .toString();
    }

    @Test
    void recordingStopsWhenItHasHadItsShareAndSaysHowMuchItLeavesOut() {
        Budget budget = new Budget(System.nanoTime());
        assertThat(budget.begin()).isNotEqualTo(RankTrace.LEFT_OUT);
        for (int k = 0; k < 1_000_000; k++) {
            // twenty seconds of recording
            budget.spend(1_000_000);
        }
        long left = 0;
        for (int k = 0; k < 1_000; k++) {
            left += budget.begin() == RankTrace.LEFT_OUT ? 1 : 0;
        }
        assertThat(left).isEqualTo(1_000);
        assertThat(budget.leftOut()).isEqualTo(1_000);
        assertThat(budget.spent()).isGreaterThan(20_000_000_000L);
    }

    @Test
    void bothSidesOfAnEnvelopeCountAlike() {
        Orders orders = new Orders();
        assertThat(orders.next(1, 7)).isZero();
        assertThat(orders.next(1, 7)).isEqualTo(1);
        assertThat(orders.next(2, 7)).isZero();
        assertThat(orders.next(1, 8)).isZero();
        assertThat(orders.next(1, 7)).isEqualTo(2);
    }

    @Test
    void aRankOfItsOwnWritesAFileOfItsOwn() {
        System.setProperty(Profiling.FILE, folder.resolve("a.b.jfr").toString());
        try {
            assertThat(Profiling.ofRank(3))
                    .hasValueSatisfying(
                            profiling -> assertThat(profiling.file()).isEqualTo(folder.resolve("a.b-3.jfr")));
        } finally {
            System.clearProperty(Profiling.FILE);
        }
        assertThat(Profiling.ofRank(3)).isEmpty();
    }
}
