package org.sluicempi.runtime.trace;

import java.nio.file.Path;

/** Records more than is kept. Arguments: file, number of events. */
public final class Flood {
    private Flood() {}

    public static void main(String[] args) {
        try (FlightRecording recording = Profiling.to(Path.of(args[0]), 1)
                .start(problem -> {
                    throw new IllegalStateException(problem);
                })
                .orElseThrow()) {
            RankTrace trace = new RankTrace(0, 1);
            trace.started("here", "none");
            for (int k = 0; k < Integer.parseInt(args[1]); k++) {
                trace.piece(System.nanoTime(), k, 0, 8);
            }
            trace.finished("here", "none");
        }
    }
}
