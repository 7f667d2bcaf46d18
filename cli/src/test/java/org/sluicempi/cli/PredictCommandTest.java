package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class PredictCommandTest {
    /** Two call sites; the second one takes turns between two partners. */
    private static final String RING = turns(50, "1 0 8 17 0 0 0\n2 0 8 17 1 0 1\n1 0 8 17 0 0 0\n3 0 8 17 1 0 1\n");

    @TempDir
    Path folder;

    @Test
    void a_folder_is_a_run_with_a_file_for_each_rank() throws IOException {
        Path run = Files.createDirectory(folder.resolve("ring"));
        Files.writeString(run.resolve("rank0.txt"), "# a comment\n" + RING);
        Files.writeString(run.resolve("rank1.txt"), turns(30, "0 5 8 17 0 0 0\n"));

        Cli cli = Cli.run("predict", "--windows", "1,2", "--starts", "3", run.toString());

        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out())
                .contains("ring: 2 ranks, 30 to 200 (115 on average) receives a rank, 1 to 3 (2 on average) different")
                .containsPattern("tagging +0\\.4950 +0\\.7308 +0\\.9667")
                .containsPattern("tag-cycle +0\\.9[0-9]+ ")
                .containsPattern("LRU of 2 +0\\.")
                .containsPattern("first 3 starts +avg +without beginning");
    }

    @Test
    void an_archive_is_a_run_too_and_the_answer_can_be_json() throws IOException {
        Path archive = folder.resolve("ring.tar.gz");
        try (OutputStream file = Files.newOutputStream(archive);
                TarArchiveOutputStream tar = new TarArchiveOutputStream(new GZIPOutputStream(file))) {
            byte[] content = RING.getBytes(StandardCharsets.UTF_8);
            TarArchiveEntry entry = new TarArchiveEntry("ring/rank0.txt");
            entry.setSize(content.length);
            tar.putArchiveEntry(entry);
            tar.write(content);
            tar.closeArchiveEntry();
        }

        Cli cli = Cli.run("predict", "--format", "json", "--windows", "3", archive.toString());

        assertThat(cli.code()).as(cli.err()).isZero();
        JsonNode forecast = JsonMapper.shared().readTree(cli.out()).get(0).get("forecast");
        assertThat(forecast.get("ranks").asInt()).isEqualTo(1);
        assertThat(forecast.get("predictors").get(0).get("predictor").asString())
                .isEqualTo("tagging");
        JsonNode lru = forecast.get("windows").get(0);
        assertThat(lru.get("size").asInt()).isEqualTo(3);
        assertThat(lru.get("score").get("hitRatio").get("avg").asDouble()).isEqualTo(197 / 200.0);
    }

    @Test
    void receives_from_any_source_have_candidates() throws IOException {
        Path trace = folder.resolve("served.txt");
        Files.writeString(trace, turns(20, "-1 0 8 17 0 0 0 1 0\n-1 0 8 17 0 0 0 1 0\n-1 0 8 17 0 0 0 2 0\n"));
        Cli told = Cli.run("predict", trace.toString());
        assertThat(told.out())
                .contains("60 receives name no source or no tag; the most probable message came in 0.6500 of 60")
                .contains("served.txt: 1 rank, 60 receives a rank, 1 different");

        Files.writeString(trace, turns(20, "-1 0 8 17 0 0 0\n"));
        assertThat(Cli.run("predict", trace.toString()).out()).contains("the trace does not say what they got");
    }

    /** What is foretold four calls before its own is known three calls later than the next one. */
    @Test
    void more_than_one_call_ahead_can_be_foretold() throws IOException {
        Path trace = folder.resolve("ring.txt");
        Files.writeString(
                trace,
                turns(
                        50,
                        "1 0 0 0 0 0 0\n2 0 0 0 0 0 0\n3 0 0 0 0 0 0\n4 0 0 0 0 0 0\n5 0 0 0 0 0 0\n6 0 0 0 0 0 0\n"));

        assertThat(ratio(Cli.run("predict", "--format", "json", trace.toString())))
                .isEqualTo(1 - 6 / 300.0);
        assertThat(ratio(Cli.run("predict", "--format", "json", "--ahead", "4", trace.toString())))
                .isEqualTo(1 - (6 + 3) / 300.0);
    }

    @Test
    void what_is_wrong_is_named_with_its_place() throws IOException {
        Path trace = folder.resolve("broken.txt");
        Files.writeString(trace, "1 0 8 17 0 0 0\n1 0 8 17\n");
        assertThat(Cli.run("predict", trace.toString()))
                .satisfies(cli -> assertThat(cli.code()).isEqualTo(2))
                .satisfies(cli -> assertThat(cli.err()).contains("broken.txt:2: 4 words, but a receive has 7"));
        Files.writeString(trace, "1 0 8 17 0 0 x\n");
        assertThat(Cli.run("predict", trace.toString()).err()).contains("broken.txt:1: \"x\" is not a whole number");
        Files.writeString(trace, "1 0 99999999999 17 0 0 0\n");
        assertThat(Cli.run("predict", trace.toString()).err())
                .contains("broken.txt:1: 99999999999 does not fit an int");
        Files.writeString(trace, "# nothing\n");
        assertThat(Cli.run("predict", trace.toString()).err()).contains("broken.txt: no receive in it");
        assertThat(Cli.run("predict", folder.resolve("none").toString()).code()).isEqualTo(2);
        Path archive = Files.writeString(folder.resolve("run.tar.xz"), "not compressed");
        assertThat(Cli.run("predict", archive.toString()))
                .satisfies(cli -> assertThat(cli.code()).isEqualTo(2))
                .satisfies(cli -> assertThat(cli.err()).contains("run.tar.xz"));
        assertThat(Cli.run("predict", "--ahead", "0", trace.toString()).err()).contains("--ahead 0: at least 1");
    }

    private static double ratio(Cli cli) {
        assertThat(cli.code()).as(cli.err()).isZero();
        JsonNode single = JsonMapper.shared()
                .readTree(cli.out())
                .get(0)
                .get("forecast")
                .get("predictors")
                .get(1);
        assertThat(single.get("predictor").asString()).isEqualTo("single-cycle");
        return single.get("hitRatio").get("avg").asDouble();
    }

    private static String turns(int count, String lines) {
        return lines.repeat(count);
    }
}
