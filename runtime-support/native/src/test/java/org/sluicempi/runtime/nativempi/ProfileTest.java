package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.nativempi.programs.Deltas;
import org.sluicempi.runtime.nativempi.programs.InOnePiece;

/** Each process of a launcher records itself. */
class ProfileTest {
    @TempDir
    Path folder;

    private List<RecordedEvent> events(int rank, String type) throws IOException {
        return RecordingFile.readAllEvents(folder.resolve("run-" + rank + ".jfr")).stream()
                .filter(event -> event.getEventType().getName().equals("sluice." + type))
                .filter(event -> event.getInt("rank") >= 0)
                .toList();
    }

    private static Set<List<Integer>> keys(List<RecordedEvent> messages) {
        Set<List<Integer>> keys = new HashSet<>();
        for (RecordedEvent message : messages) {
            List<Integer> key = new ArrayList<>();
            for (String field : List.of("communicator", "tag", "order")) {
                key.add(message.getInt(field));
            }
            assertThat(keys.add(key)).as("message %s", message).isTrue();
        }
        return keys;
    }

    @Test
    void bothSidesNameMessagesAlike() throws IOException {
        Installed library = Installed.all().get(0);
        String file = folder.resolve("run.jfr").toString();
        Child child = Child.ranks(library, 2, List.of("-Dsluice.profile=" + file), Deltas.class)
                .fine();
        assertThat(child.output()).containsPattern("rank 1 checked \\d{4}");

        for (int rank = 0; rank < 2; rank++) {
            int itself = rank;
            assertThat(events(rank, "Rank"))
                    .hasSize(2)
                    .allSatisfy(event -> assertThat(event.getInt("rank")).isEqualTo(itself));
            assertThat(events(rank, "Collective"))
                    .anySatisfy(event -> assertThat(event.getString("what")).isEqualTo("Finalize"));
        }
        List<RecordedEvent> received = new ArrayList<>(events(1, "Receive"));
        received.removeIf(event -> event.getInt("peer") != 0);
        List<RecordedEvent> sent = new ArrayList<>(events(0, "Send"));
        sent.removeIf(event -> event.getInt("peer") != 1);
        assertThat(received).isNotEmpty();
        // what could not be recorded in its share of time is missing on either side
        Set<List<Integer>> common = keys(received);
        common.retainAll(keys(sent));
        assertThat(common).isNotEmpty();
        assertThat(events(0, "Piece")).isNotEmpty();
        assertThat(events(1, "Wait")).isNotEmpty();
    }

    /** Neither twice nor in pieces that have never been: what travels whole is one message, and those behind it keep their places. */
    @ParameterizedTest
    @CsvSource({"SYNCHRONOUS, on", "STANDARD, off"})
    void whatTravelsWholeIsRecordedOnce(String mode, String delta) throws IOException {
        Installed library = Installed.all().get(0);
        List<String> command = library.launch(2);
        String file = folder.resolve("run.jfr").toString();
        command.addAll(Child.java(List.of("-Dsluice.profile=" + file), InOnePiece.class, mode));
        Map<String, String> environment = new HashMap<>(library.environment());
        environment.put("SLUICE_DELTA", delta);
        Child child = Child.run(command, environment, 180).fine();
        assertThat(child.output()).contains("rank 1 checked 6");

        List<RecordedEvent> sent = events(0, "Send");
        assertThat(sent).isNotEmpty().hasSizeLessThanOrEqualTo(2 * InOnePiece.MESSAGES);
        List<RecordedEvent> all = new ArrayList<>(sent);
        all.addAll(events(1, "Receive"));
        assertThat(all).allSatisfy(message -> {
            int count = message.getInt("order") % 2 == 0 ? InOnePiece.LONG : InOnePiece.SHORT;
            assertThat(message.getLong("bytes")).isEqualTo(8L * count);
        });
        assertThat(events(0, "Piece")).isEmpty();
    }
}
