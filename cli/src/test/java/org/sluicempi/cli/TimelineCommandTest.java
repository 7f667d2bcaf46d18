package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.lsp.work.Measurements;
import org.sluicempi.lsp.work.OpenDocument;
import org.sluicempi.transformer.profile.Flow;
import org.sluicempi.transformer.profile.Profile;
import org.sluicempi.transformer.profile.Run;
import org.sluicempi.transformer.profile.SiteTimes;
import org.sluicempi.transformer.profile.Span;
import org.sluicempi.transformer.profile.Track;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A run that is recorded, and what is made of the recording. */
class TimelineCommandTest {
    private static final int PIECE = 16_000;
    private static final int BYTES = 8 * 20_000;

    @TempDir
    Path folder;

    @Test
    void aRunIsRecordedReadAndShown() throws IOException {
        new Programs(folder.resolve("src")).pair();
        Path file = folder.resolve("profiles/pair.jfr");
        Cli run = Cli.job(
                "--profile", file.toString(), "--delta-size", "" + PIECE, "--source", folder + "/src", "app.Pair");
        assertThat(run.out() + run.err()).contains(Programs.PAIR_OUTPUT);
        assertThat(run.code()).isZero();

        Profile profile = Profile.read(List.of(file));
        assertThat(profile.runs()).hasSize(1);
        Run recorded = profile.runs().get(0);
        assertThat(recorded.engine()).contains("embedded engine, 2 ranks");
        assertThat(recorded.gaps()).isEmpty();
        assertThat(recorded.clockError()).isZero();
        tracksAreWhole(recorded);
        piecesArrive(recorded);

        Cli timeline = Cli.run("timeline", file.toString());
        assertThat(timeline.err()).isEmpty();
        assertThat(timeline.code()).isZero();
        assertThat(timeline.out()).contains("transformed on 2 ranks");
        traceIsSound(JsonMapper.builder().build().readTree(Files.readString(folder.resolve("profiles/pair.json"))));
        assertThat(folder.resolve("profiles/pair.html")).content().contains("Sluice timeline", "app/Pair.java:");
    }

    private static void tracksAreWhole(Run run) {
        assertThat(run.tracks()).extracting(Track::rank).containsExactly(0, 1);
        assertThat(run.version()).isEqualTo("transformed");
        for (Track track : run.tracks()) {
            assertThat(track.spans()).anySatisfy(span -> assertThat(span.what()).isEqualTo("Finalize"));
            assertThat(track.spans()).allSatisfy(span -> assertThat(span.from()).isBetween(track.from(), track.to()));
            long others =
                    track.times().values().stream().mapToLong(Long::longValue).sum();
            assertThat(track.computing() + others).isEqualTo(track.to() - track.from());
            assertThat(track.computing()).isPositive();
        }
        assertThat(run.tracks().get(0).spans()).extracting(Span::kind).contains(Span.Kind.PIECE, Span.Kind.SEND);
        assertThat(run.tracks().get(1).spans()).extracting(Span::kind).contains(Span.Kind.WAIT);
    }

    /** Each piece once, from rank 0 to rank 1, found after it was sent, named by the lines of the author's calls. */
    private static void piecesArrive(Run run) {
        assertThat(run.flows()).hasSize(BYTES / PIECE);
        assertThat(run.flows()).allSatisfy(flow -> {
            assertThat(flow.piece()).isTrue();
            assertThat(flow.sender()).isZero();
            assertThat(flow.receiver()).isEqualTo(1);
            assertThat(flow.arrived()).isGreaterThanOrEqualTo(flow.sent());
            assertThat(flow.sendSite()).isEqualTo("app/Pair.java:16");
            assertThat(flow.receiveSite()).isEqualTo("app/Pair.java:19");
        });
        assertThat(run.flows().stream().mapToLong(Flow::bytes).sum()).isEqualTo(BYTES);
    }

    private static void traceIsSound(JsonNode trace) {
        Map<Integer, Double> sent = new HashMap<>();
        Set<Integer> arrived = new HashSet<>();
        Set<String> names = new HashSet<>();
        for (JsonNode event : trace.get("traceEvents")) {
            switch (event.get("ph").asString()) {
                case "s" -> sent.put(event.get("id").asInt(), event.get("ts").asDouble());
                case "f" -> {
                    assertThat(arrived.add(event.get("id").asInt())).isTrue();
                    assertThat(event.get("ts").asDouble())
                            .isGreaterThanOrEqualTo(sent.get(event.get("id").asInt()));
                }
                case "X" -> assertThat(event.get("dur").asDouble()).isNotNegative();
                default -> names.add(event.get("args").get("name").asString());
            }
        }
        assertThat(arrived).isEqualTo(sent.keySet()).hasSize(BYTES / PIECE);
        assertThat(names).contains("rank 0", "rank 1");
    }

    @Test
    void bothVersionsAreComparedAndShownAboveEachOther() throws IOException {
        new Programs(folder.resolve("src")).pair();
        Cli compared = Cli.job(
                "--compare", "--rounds", "2", "--profile", folder + "/c.jfr", "--source", folder + "/src", "app.Pair");
        assertThat(compared.err()).isEmpty();
        assertThat(compared.code()).isZero();
        assertThat(compared.out())
                .containsPattern("time +[0-9.]+ \u00b1 [0-9.]+ ms +[0-9.]+ \u00b1 [0-9.]+ ms +[0-9.]+x \\(")
                .contains("Every run printed the same.", "Next: ", "c-original.jfr");
        Profile both = Profile.read(List.of(folder.resolve("c-original.jfr"), folder.resolve("c.jfr")));
        assertThat(both.runs()).extracting(Run::version).containsExactly("original", "transformed");
        assertThat(both.runs().get(0).flows()).singleElement().satisfies(flow -> {
            assertThat(flow.piece()).isFalse();
            assertThat(flow.bytes()).isEqualTo(BYTES);
            assertThat(flow.sendSite()).isEqualTo("app/Pair.java:16");
        });
        costsAreToldInTheReportAndInTheEditor();
        assertThat(Cli.job("--compare", "--class-path", ".", "A").err()).contains("--compare builds and runs both");
    }

    /** The send of Pair, whose recordings are at hand. */
    private void costsAreToldInTheReportAndInTheEditor() throws IOException {
        Path recordings = Files.createDirectories(folder.resolve("target/sluice"));
        String report = Cli.run(
                        "analyze",
                        "--format",
                        "html",
                        "--profile",
                        folder.resolve("c-original.jfr") + "," + folder.resolve("c.jfr"),
                        folder + "/src")
                .out();
        assertThat(report)
                .containsPattern("\"measured\":\\[\\{\"version\":\"original\",\"nanos\":\\d+,\"rank\":0\\},")
                .contains("id=\"timeline-data\"", "app/Pair.java:16");
        assertThat(Cli.run("analyze", "--format", "html", folder + "/src").out())
                .doesNotContain("\"measured\"");

        assertThat(Cli.run("analyze", "--profile", folder.resolve("c.jfr").toString(), folder + "/src")
                        .err())
                .contains("--profile is shown by --format html only");

        Path source = folder.resolve("src/app/Pair.java");
        OpenDocument shown = new OpenDocument(source.toUri().toString(), source, 1, Files.readString(source));
        Measurements measurements = new Measurements();
        assertThat(measurements.of(folder, shown, StandardCharsets.UTF_8)).isEmpty();
        for (String name : new String[] {"c-original.jfr", "c.jfr"}) {
            Files.copy(folder.resolve(name), recordings.resolve(name));
        }
        assertThat(measurements.of(folder, shown, StandardCharsets.UTF_8))
                .hasValueSatisfying(times -> assertThat(times.at(source, 16, 16))
                        .extracting(SiteTimes.Cost::version)
                        .containsExactly("original", "transformed"));
        OpenDocument edited = new OpenDocument(shown.uri(), source, 2, "// new\n" + shown.text());
        assertThat(measurements.of(folder, edited, StandardCharsets.UTF_8)).isEmpty();
        Files.setLastModifiedTime(source, FileTime.fromMillis(System.currentTimeMillis() + 3_600_000));
        assertThat(measurements.of(folder, shown, StandardCharsets.UTF_8)).isEmpty();
        Files.setLastModifiedTime(source, FileTime.fromMillis(0));
        Files.writeString(recordings.resolve("c.jfr"), "no recording");
        assertThat(measurements.of(folder, shown, StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void whatIsNoRecordingIsRefused() throws IOException {
        Path text = Files.writeString(folder.resolve("a.jfr"), "no recording");
        Cli refused = Cli.run("timeline", text.toString());
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("a.jfr: is no recording");
        Cli missing = Cli.run("timeline", folder + "/none.jfr");
        assertThat(missing.code()).isEqualTo(2);
        assertThat(missing.err()).contains("none.jfr: no such file");
    }

    /** Rank 0 computes for a time that is known, and dies; whatever a slow machine adds, nothing is taken away from it. */
    @Test
    void aRankThatDiesLeavesWhatItHasRecorded() throws IOException {
        new Programs(folder.resolve("src")).write("app/Dies.java", """
                package app;

                import mpi.MPI;

                public class Dies {
                    public static void main(String[] args) throws Exception {
                        MPI.Init(args);
                        int rank = MPI.COMM_WORLD.getRank();
                        double[] data = new double[4];
                        if (rank == 0) {
                            Thread.sleep(200);
                            MPI.COMM_WORLD.send(data, 4, MPI.DOUBLE, 1, 7);
                            MPI.COMM_WORLD.recv(data, 4, MPI.DOUBLE, 1, 7);
                            throw new IllegalStateException("planned");
                        }
                        MPI.COMM_WORLD.recv(data, 4, MPI.DOUBLE, 0, 7);
                        MPI.COMM_WORLD.send(data, 4, MPI.DOUBLE, 0, 7);
                        MPI.COMM_WORLD.recv(data, 4, MPI.DOUBLE, 0, 7);
                        MPI.Finalize();
                    }
                }
                """);
        Path file = folder.resolve("dies.jfr");
        Cli run = Cli.job("--profile", file.toString(), "--source", folder + "/src", "app.Dies");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("planned");

        Run died = Profile.read(List.of(file)).runs().get(0);
        assertThat(died.tracks().get(0).computing()).isGreaterThanOrEqualTo(200_000_000);
        assertThat(died.flows()).extracting(Flow::sender).containsExactly(0, 1);
        assertThat(died.gaps())
                .anySatisfy(gap -> assertThat(gap).isEqualTo("rank 0: has not come to the end of MPI.Finalize"));
        assertThat(Cli.run("timeline", file.toString()).out()).contains("rank 0: has not come to the end");
        damagedIsRefused(file);
    }

    private void damagedIsRefused(Path file) throws IOException {
        byte[] whole = Files.readAllBytes(file);
        for (int length : new int[] {3, 70, whole.length / 2, whole.length - 1}) {
            Path part = Files.write(folder.resolve("part.jfr"), Arrays.copyOf(whole, length));
            Cli refused = Cli.run("timeline", part.toString());
            assertThat(refused.code())
                    .as("%s bytes of %s", length, whole.length)
                    .isEqualTo(2);
            assertThat(refused.err()).contains("part.jfr: is no recording that can be read");
        }
        Path empty = Files.createFile(folder.resolve("empty.jfr"));
        Cli both = Cli.run("timeline", empty.toString(), file.toString());
        assertThat(both.code()).isZero();
        assertThat(both.err()).contains("empty.jfr: is empty, its rank was ended");
        assertThat(Cli.run("timeline", empty.toString()).code()).isEqualTo(2);
    }
}
