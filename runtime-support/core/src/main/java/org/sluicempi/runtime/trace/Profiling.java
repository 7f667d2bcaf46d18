package org.sluicempi.runtime.trace;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Whether and where to this process records its ranks.
 *
 * @param file that is written at the end
 * @param mostBytes about how much of the events is kept, of all ranks of this process together; the oldest are dropped
 */
public record Profiling(Path file, long mostBytes) {
    /** The system property with the file's name, where each rank is a process: {@code -RANK} comes before its ending. */
    public static final String FILE = "sluice.profile";

    /** The system property with the most bytes that are kept of each rank. */
    public static final String MOST = "sluice.profile.bytes";

    private static final long USUAL = 16L << 20;

    /** Of so many ranks in this process. */
    public static Profiling to(Path file, int ranks) {
        return new Profiling(file, Math.max(1, Long.getLong(MOST, USUAL)) * ranks);
    }

    /** What this process has been started with, as one rank of a job. */
    public static Optional<Profiling> ofRank(int rank) {
        return Optional.ofNullable(System.getProperty(FILE)).map(name -> to(numbered(Path.of(name), rank), 1));
    }

    private static Path numbered(Path file, int rank) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        String numbered = dot < 0 ? name + "-" + rank : name.substring(0, dot) + "-" + rank + name.substring(dot);
        return file.resolveSibling(numbered);
    }

    /**
     * Starts to record; the file is written when the recording is closed, or the JVM ends.
     *
     * @param complaints told why nothing can be recorded: the program runs all the same
     */
    public Optional<FlightRecording> start(Consumer<String> complaints) {
        try {
            return Optional.of(FlightRecording.start(file, mostBytes));
        } catch (NoClassDefFoundError | ExceptionInInitializerError e) {
            complaints.accept("nothing is recorded: this JVM has no Flight Recorder (module jdk.jfr)");
        } catch (RuntimeException | java.io.IOException e) {
            complaints.accept("nothing is recorded: " + e.getMessage());
        }
        return Optional.empty();
    }
}
