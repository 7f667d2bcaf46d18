package org.sluicempi.analyzer.dependence;

import java.util.List;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.GapTouchCheck;
import org.sluicempi.analyzer.dependence.candidate.HandlerCheck;
import org.sluicempi.analyzer.dependence.candidate.StatusCheck;
import org.sluicempi.analyzer.dependence.candidate.WaysOut;
import org.sluicempi.analyzer.dependence.check.AliasCheck;
import org.sluicempi.analyzer.dependence.check.ArgumentCheck;
import org.sluicempi.analyzer.dependence.check.FootprintCheck;
import org.sluicempi.analyzer.dependence.check.GapCallCheck;
import org.sluicempi.analyzer.dependence.check.LoopCallCheck;
import org.sluicempi.analyzer.dependence.check.LoopExitCheck;
import org.sluicempi.analyzer.dependence.check.LoopFormCheck;
import org.sluicempi.analyzer.dependence.check.NullCommunicator;
import org.sluicempi.analyzer.dependence.check.VisibleCalls;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.PlainCalls;
import org.sluicempi.analyzer.dependence.interchange.InterchangeCheck;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.rule.Rule;

/**
 * The reasons to leave a call alone, in the order in which they are asked: the first that applies is the one that users read.
 * Those that add guards come late.
 */
final class Checks {
    private Checks() {}

    /** @param accesses how the loop uses the buffer */
    static List<Check> ofSend(Candidate candidate, AccessReader.Result accesses) {
        VisibleCalls visible = new VisibleCalls(candidate);
        return List.of(
                new LoopExitCheck(false),
                new LoopCallCheck(false),
                new GapTouchCheck(false),
                new GapCallCheck(visible::mayBeSteppedOver),
                new LoopFormCheck(),
                new FootprintCheck(accesses, Rule.SL104),
                new ArgumentCheck(Growth.isSizeToldAtEnd(candidate, accesses)),
                new AliasCheck(false),
                new InterchangeCheck(accesses));
    }

    /**
     * @param accesses how the loop uses the buffer
     * @param waysOut of the loop
     */
    static List<Check> ofReceive(Candidate candidate, AccessReader.Result accesses, Lazy<WaysOut.Result> waysOut) {
        Method method = candidate.method();
        return List.of(
                new LoopExitCheck(true),
                new LoopCallCheck(true),
                new GapTouchCheck(true),
                new GapCallCheck(i -> new PlainCalls(method).isReceive(i) && !method.hasThreads()),
                new StatusCheck(),
                new LoopFormCheck(),
                new NullCommunicator(),
                new FootprintCheck(accesses, Rule.SL117),
                new HandlerCheck(waysOut),
                new AliasCheck(true),
                new InterchangeCheck(accesses));
    }
}
