package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.HandlerReads;
import org.sluicempi.analyzer.dependence.code.LoopJumps;
import org.sluicempi.analyzer.dependence.code.PlainCalls;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.AccessReader;
import spoon.reflect.declaration.CtElement;

/**
 * How a receive is completed when its loop does not run to its end. Behind the loop, if nobody can tell: the loop has no other
 * way out, its exceptions end {@code main} at once, or a test says that there are none. Else on every way out, so whoever goes on
 * sees the whole buffer, as after the blocking receive, and nobody tells of an exception that the original had no message for.
 *
 * <p>A test is preferred only where it costs no overlap, because the loop throws whenever it fails.
 */
public final class WaysOut {
    private final Candidate candidate;
    private final AccessReader reader;
    private final LoopJumps jumps;

    /** @param reader of the candidate's loop */
    public WaysOut(Candidate candidate, AccessReader reader) {
        this.candidate = candidate;
        this.reader = reader;
        this.jumps = LoopJumps.of(candidate.loop().loop(), candidate.method().body());
    }

    /** What is to be done. */
    public sealed interface Result {}

    /** The receive stays as it is: somebody tells of an exception between call and loop, or goes on after it. */
    record Seen(CtElement tells, boolean goesOn, CtElement thrower) implements Result {}

    /**
     * The receive is completed later.
     *
     * @param onEveryWay whether on every way out of the loop, rather than behind it only
     * @param first where it must have begun; its guards are among those here
     * @param guards tests for the begin
     * @param astray a use of the buffer for whose sake an iteration might not wait for what it needs, see {@link Wrapping}
     */
    public record Completed(boolean onEveryWay, FirstWait first, List<String> guards, Optional<CtElement> astray)
            implements Result {}

    public Result find() {
        List<String> guards = new ArrayList<>();
        Exceptions exceptions = new Exceptions(candidate);
        Optional<CtElement> goesOn = exceptions.whoGoesOn();
        Optional<CtElement> tells = exceptions.whoTells();
        if (tells.isPresent()) {
            Optional<CtElement> seen = goesOn.flatMap(place -> visible()).or(this::thrownBetween);
            if (seen.isPresent()) {
                return new Seen(tells.get(), goesOn.isPresent(), seen.get());
            }
        }
        FirstWait first = FirstWait.of(candidate, tells.isPresent());
        guards.addAll(first.guards());
        boolean onEveryWay = jumps.beyond() || StatusCheck.isSeenBehindLoop(candidate);
        if (!onEveryWay && tells.isPresent()) {
            CandidateFaults faults = new CandidateFaults(candidate, reader);
            boolean tested = faults.untested(candidate.body()).isEmpty();
            boolean costless = faults.tests().isEmpty() || faults.areDecisive() && jumps.areNone();
            onEveryWay = !tested || !costless;
            if (!onEveryWay) {
                guards.addAll(faults.tests());
            }
        }
        CandidateFaults uses = new CandidateFaults(candidate, reader);
        Optional<CtElement> astray = uses.untested(new Wrapping(candidate).possible(onEveryWay || !jumps.areNone()));
        guards.addAll(uses.tests());
        return new Completed(onEveryWay, first, List.copyOf(guards), astray);
    }

    /**
     * What may throw between call and loop, which no test can rule out. Of a receive that fails the runtime tells nobody before
     * those are whole that were begun before it; who goes on sees that it has been made.
     */
    private Optional<CtElement> thrownBetween() {
        return candidate.between().stream()
                .filter(part -> !isReceive(part))
                .map(part ->
                        CandidateFaults.between(candidate, part).untested(new Code(List.of(part), candidate.method())))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private boolean isReceive(CtElement part) {
        Code code = new Code(List.of(part), candidate.method());
        return code.steps().stream()
                .filter(i -> code.effect(i).mayThrow())
                .allMatch(i -> new PlainCalls(candidate.method()).isReceive(i) && isCalled(code.step(i), i));
    }

    /** Whether the call comes to the runtime, rather than fail for want of a communicator. */
    private boolean isCalled(Step step, int place) {
        return step instanceof Step.Call call
                && call.receiver()
                        .filter(receiver -> new Proofs(candidate.method()).isNotNull(receiver, place))
                        .isPresent();
    }

    /** What a handler could see of the code between call and loop, should the receive itself fail. */
    private Optional<CtElement> visible() {
        return candidate.gap().steps().stream()
                .filter(i -> candidate.gap().effect(i).kind().compareTo(Effect.Kind.READS_ONLY) > 0
                        || isReadByHandler(candidate.gap().step(i)))
                .findFirst()
                .map(i -> candidate.gap().step(i).origin());
    }

    private boolean isReadByHandler(Step step) {
        Body body = candidate.method().body();
        int call = body.of(candidate.site().invocation()).orElseThrow().to() - 1;
        return step instanceof Step.WriteLocal write
                && HandlerReads.of(write.variable(), List.of(call), body).isPresent();
    }
}
