package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.range.Frontier;
import org.sluicempi.analyzer.dependence.range.Window;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.rule.Remark;

/** What is decided for one site. */
public sealed interface Flow {
    /** At least one; the first says what was decided. */
    List<Remark> remarks();

    /** The call stays as it is. */
    record Left(List<Remark> remarks) implements Flow {
        public Left(Remark remark) {
            this(List.of(remark));
        }
    }

    /**
     * The message leaves while its producer loop runs.
     *
     * @param announcedAtEnd whether it keeps its place among other messages, behind what stands between loop and call
     */
    record Sent(Candidate candidate, Frontier frontier, boolean announcedAtEnd, List<Remark> remarks) implements Flow {
        CountedLoop loop() {
            return candidate.loop();
        }
    }

    /**
     * The message arrives while its consumer loop runs, or at the latest right before it.
     *
     * @param onEveryWay whether it must be completed on every way out of the loop, rather than behind it only
     */
    record Received(Candidate candidate, Window window, boolean onEveryWay, List<Remark> remarks) implements Flow {
        CountedLoop loop() {
            return candidate.loop();
        }
    }
}
