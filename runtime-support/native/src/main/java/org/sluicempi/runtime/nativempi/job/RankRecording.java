package org.sluicempi.runtime.nativempi.job;

import java.io.IOException;
import java.util.Optional;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.EnvironmentCalls;
import org.sluicempi.runtime.trace.FlightRecording;
import org.sluicempi.runtime.trace.Profiling;
import org.sluicempi.runtime.trace.RankTrace;

/** What this process records of itself, in a file of its own. */
final class RankRecording {
    private final RankTrace trace;
    private final FlightRecording recording;
    private final int rank;
    private final String host;
    private final String engine;

    private RankRecording(ProcessContext context, FlightRecording recording) {
        this.recording = recording;
        rank = context.number();
        trace = new RankTrace(rank, context.worldSize());
        host = EnvironmentCalls.processorName();
        engine = context.facade().engineDescription();
    }

    /** Begins, if it can; the library runs. */
    static Optional<RankRecording> begin(Profiling profiling, ProcessContext context) {
        int rank = context.number();
        Optional<RankRecording> begun = profiling
                .start(problem -> System.err.println("rank " + rank + ": " + profiling.file() + ": " + problem))
                .map(recording -> new RankRecording(context, recording));
        begun.ifPresent(each -> {
            context.record(each.trace, each::write);
            each.trace.started(each.host, each.engine);
        });
        return begun;
    }

    /**
     * The rank is in Finalize, and all others have come there since it began to wait for them. Writes the file: nobody knows
     * how long the process lives after the library's end.
     */
    void finished(long began) {
        trace.collective(began, "Finalize", 0);
        write();
    }

    /** The JVM is ending, and with it the job: what it keeps is written first. */
    void awaitEnd() {
        recording.awaitEnd();
    }

    private void write() {
        trace.finished(host, engine);
        try {
            recording.write();
        } catch (IOException e) {
            System.err.println("rank " + rank + ": its recording cannot be written: " + e.getMessage());
        }
    }
}
