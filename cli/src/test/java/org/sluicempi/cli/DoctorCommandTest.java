package org.sluicempi.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Starts JVMs, and the launchers of MPI libraries if there are some. */
final class DoctorCommandTest {
    @Test
    void measures_the_embedded_engine_and_says_what_the_native_one_lacks() {
        Cli cli = Cli.run("doctor", "--format", "json");

        assertThat(cli.code()).isZero();
        JsonNode findings = JsonMapper.builder().build().readTree(cli.out());
        JsonNode embedded = find(findings, "embedded engine");
        assertThat(embedded.get("ok").asBoolean()).isTrue();
        assertThat(embedded.get("text").asString())
                .contains("2 ranks in one JVM")
                .containsPattern("latency \\d+\\.\\d+ us, bandwidth \\d+ MB/s, overlap \\d+ %, eager up to \\d+ bytes");
        JsonNode missing = find(findings, "native engine");
        assertThat(missing.get("ok").asBoolean()).isFalse();
        assertThat(missing.get("text").asString()).contains("built without the native engine");
    }

    @Test
    void strict_fails_on_what_is_missing() {
        Cli cli = Cli.run("doctor", "--strict");

        assertThat(cli.code()).isEqualTo(1);
        assertThat(cli.out()).contains("ok      embedded engine: ").contains("missing native engine: ");
    }

    private static JsonNode find(JsonNode findings, String topic) {
        for (JsonNode each : findings) {
            if (each.get("topic").asString().equals(topic)) {
                return each;
            }
        }
        throw new AssertionError("no finding about " + topic + " in " + findings);
    }
}
