package org.sluicempi.runtime.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/** What the JVM's Flight Recorder keeps of the ranks of this process. */
public final class FlightRecording implements AutoCloseable {
    private static final List<Class<? extends TraceEvent>> EVENTS = List.of(
            RankEvent.class,
            SendEvent.class,
            ReceiveEvent.class,
            WaitEvent.class,
            PieceEvent.class,
            ArrivalEvent.class,
            CollectiveEvent.class);

    private static final long PATIENCE_NANOS = 5_000_000_000L;

    private final Recording recording;
    private final Path file;
    private volatile boolean written;

    private FlightRecording(Recording recording, Path file) {
        this.recording = recording;
        this.file = file;
    }

    /** @throws IOException if the file cannot be written */
    static FlightRecording start(Path file, long mostBytes) throws IOException {
        if (!FlightRecorder.isAvailable()) {
            throw new IllegalStateException("this JVM was started without its Flight Recorder");
        }
        Path whole = file.toAbsolutePath();
        Files.createDirectories(whole.getParent());
        EVENTS.forEach(FlightRecorder::register);
        Recording recording = new Recording();
        recording.setName("sluice");
        recording.setToDisk(true);
        recording.setMaxSize(mostBytes);
        EVENTS.forEach(recording::enable);
        recording.setDestination(whole);
        recording.setDumpOnExit(true);
        recording.start();
        RankTrace.warmUp();
        return new FlightRecording(recording, whole);
    }

    /**
     * Writes what there is; recording goes on, and what comes later is kept only if somebody writes again. While the JVM ends,
     * as {@link #awaitEnd}.
     *
     * @throws IOException if the file cannot be written
     */
    public void write() throws IOException {
        try {
            // at its end the JVM would write the same once more behind it
            recording.setDumpOnExit(false);
            recording.setDestination(null);
        } catch (IllegalStateException ending) {
            awaitEnd();
            return;
        }
        written = true;
        recording.dump(file);
    }

    /**
     * The JVM is ending and writes the file, if nobody has: returns when that is done, or seems to go wrong. Nobody else may
     * write meanwhile, as the end of the JVM takes away what there is to be written.
     */
    public void awaitEnd() {
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        try {
            while (!written && recording.getState() != RecordingState.CLOSED && System.nanoTime() < deadline) {
                Thread.sleep(1);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Writes the file; recording is over. */
    @Override
    public void close() {
        recording.stop();
        recording.close();
    }
}
