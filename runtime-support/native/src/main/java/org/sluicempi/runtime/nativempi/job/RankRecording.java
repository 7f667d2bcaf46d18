package org.sluicempi.runtime.nativempi.job;

import java.io.IOException;
import java.util.Optional;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.EnvironmentCalls;
import org.sluicempi.runtime.trace.FlightRecording;
import org.sluicempi.runtime.trace.Profiling;
import org.sluicempi.runtime.trace.RankTrace;

/** What this process records of itself, if it was told to: in a file of its own. */
final class RankRecording {
    private final ProcessContext context;
    private final FlightRecording recording;

    private RankRecording(ProcessContext context, FlightRecording recording) {
        this.context = context;
        this.recording = recording;
    }

    /** Begins, if the process was started to be recorded and can be; the library runs. */
    static Optional<RankRecording> begin(ProcessContext context) {
        int rank = context.number();
        Optional<RankRecording> begun = Profiling.ofRank(rank)
                .flatMap(profiling -> profiling.start(
                        problem -> System.err.println("rank " + rank + ": " + profiling.file() + ": " + problem)))
                .map(recording -> new RankRecording(context, recording));
        if (begun.isPresent()) {
            RankTrace trace = new RankTrace(rank, context.worldSize());
            context.record(trace);
            trace.started(EnvironmentCalls.processorName(), context.facade().engineDescription());
        }
        return begun;
    }

    /**
     * The rank is in Finalize. Waits for the others, so that clocks can be compared, and writes the file: nobody knows how
     * long the process lives after the library's end.
     */
    void end(Runnable meeting) {
        RankTrace trace = context.trace();
        long began = System.nanoTime();
        meeting.run();
        trace.collective(began, "Finalize", 0);
        trace.finished(EnvironmentCalls.processorName(), context.facade().engineDescription());
        try {
            recording.write();
        } catch (IOException e) {
            System.err.println("rank " + context.number() + ": its recording cannot be written: " + e.getMessage());
        }
    }
}
