package org.sluicempi.runtime.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;

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

    private final Recording recording;
    private final Path file;

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
     * Writes what there is; recording goes on, and what comes later is kept only if somebody writes or closes again.
     *
     * @throws IOException if the file cannot be written
     */
    public void write() throws IOException {
        recording.dump(file);
        // at its end the JVM would begin the file anew, and may be killed before it is through
        recording.setDumpOnExit(false);
    }

    /** Writes the file; recording is over. Does nothing more the second time. */
    @Override
    public void close() {
        try {
            recording.stop();
        } catch (IllegalStateException stopped) {
            // by the end of the JVM, which has written the file by now
        }
        recording.close();
    }
}
