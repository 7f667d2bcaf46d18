package org.sluicempi.runtime.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.jfr.FlightRecorder;

/**
 * Records until something of it has been dropped. Arguments: file of the recording, file for the number of events that
 * were recorded.
 */
public final class Flood {
    private Flood() {}

    public static void main(String[] args) throws IOException {
        try (FlightRecording recording = Profiling.to(Path.of(args[0]), 1)
                .start(problem -> {
                    throw new IllegalStateException(problem);
                })
                .orElseThrow()) {
            RankTrace trace = new RankTrace(0, 1);
            trace.started("here", "none");
            long largest = 0;
            int pieces = 0;
            // how soon a chunk is closed, and an old one dropped, is up to a thread of the recorder
            while (kept() >= largest) {
                largest = kept();
                for (int k = 0; k < 1_000; k++) {
                    trace.piece(System.nanoTime(), pieces++, 0, 8);
                }
            }
            trace.finished("here", "none");
            Files.writeString(Path.of(args[1]), Integer.toString(pieces + 2));
        }
    }

    private static long kept() {
        return FlightRecorder.getFlightRecorder().getRecordings().get(0).getSize();
    }
}
