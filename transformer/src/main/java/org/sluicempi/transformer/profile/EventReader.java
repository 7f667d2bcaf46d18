package org.sluicempi.transformer.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.sluicempi.analyzer.input.InputException;

/** The ranks that one file of the Flight Recorder is about. */
final class EventReader {
    private final Map<Integer, Recorded> ranks = new TreeMap<>();

    private EventReader() {}

    /**
     * By their numbers.
     *
     * @throws InputException if the file cannot be read, is none of the Flight Recorder, or has nothing of ranks
     */
    static Map<Integer, Recorded> read(Path file) {
        EventReader reader = new EventReader();
        if (!Files.exists(file)) {
            throw new InputException(file + ": no such file");
        }
        try (RecordingFile events = new RecordingFile(file)) {
            while (events.hasMoreEvents()) {
                reader.take(events.readEvent());
            }
        } catch (IOException | RuntimeException e) {
            // what the JDK throws over a damaged file is not said anywhere
            throw new InputException(file + ": is no recording that can be read (" + e.getMessage() + ")", e);
        }
        if (reader.ranks.isEmpty()) {
            throw new InputException(
                    file + ": no rank has recorded anything there; make one with run --profile " + file);
        }
        return reader.ranks;
    }

    private void take(RecordedEvent event) {
        String type = event.getEventType().getName();
        if (!type.startsWith("sluice.") || event.getInt("rank") < 0) {
            return;
        }
        Recorded rank = ranks.computeIfAbsent(event.getInt("rank"), Recorded::new);
        long at = event.getLong("at");
        long end = at + event.getLong("nanos");
        rank.saw(event.getInt("number"), at, end);
        switch (type) {
            case "sluice.Rank" -> rank(rank, event);
            case "sluice.Send" -> {
                rank.sends.add(message(event));
                rank.spans.add(span(event, Span.Kind.SEND, "send to rank " + event.getInt("peer")));
            }
            case "sluice.Receive" -> receive(rank, event);
            case "sluice.Wait" -> rank.spans.add(span(event, Span.Kind.WAIT, "waiting: " + event.getString("what")));
            case "sluice.Piece" -> piece(rank, event);
            case "sluice.Arrival" -> rank.arrivals.add(part(event));
            case "sluice.Collective" -> collective(rank, event);
            default -> {
                // of a later Sluice
            }
        }
    }

    private static void rank(Recorded rank, RecordedEvent event) {
        rank.host = event.getString("host");
        rank.engine = event.getString("engine");
        rank.version = event.getString("version");
        rank.leftOut = Math.max(rank.leftOut, event.getLong("leftOut"));
        rank.recording = Math.max(rank.recording, event.getLong("spent"));
    }

    private static void receive(Recorded rank, RecordedEvent event) {
        rank.receives.add(message(event));
        if (event.getBoolean("blocking")) {
            rank.spans.add(span(event, Span.Kind.WAIT, "receive from rank " + event.getInt("peer")));
        }
    }

    private static void piece(Recorded rank, RecordedEvent event) {
        Recorded.Part part = part(event);
        rank.pieces.add(part);
        long at = event.getLong("at");
        rank.spans.add(new Span(
                Span.Kind.PIECE,
                at,
                at + event.getLong("nanos"),
                "piece, bytes " + part.from() + " to " + part.to(),
                ""));
    }

    private static void collective(Recorded rank, RecordedEvent event) {
        String what = event.getString("what");
        Span span = span(event, Span.Kind.COLLECTIVE, what);
        rank.spans.add(span);
        if (what.equals("Finalize")) {
            rank.meeting = new long[] {span.from(), span.to()};
        }
    }

    private static Span span(RecordedEvent event, Span.Kind kind, String what) {
        long at = event.getLong("at");
        return new Span(kind, at, at + event.getLong("nanos"), what, event.getString("site"));
    }

    private static Recorded.Part part(RecordedEvent event) {
        return new Recorded.Part(
                event.getInt("message"), event.getLong("from"), event.getLong("to"), event.getLong("at"));
    }

    private static Recorded.Message message(RecordedEvent event) {
        return new Recorded.Message(
                event.getInt("message"),
                event.getInt("communicator"),
                event.getInt("peer"),
                event.getInt("tag"),
                event.getInt("order"),
                event.getLong("bytes"),
                event.getLong("at"),
                event.getLong("nanos"),
                event.getString("site"));
    }
}
