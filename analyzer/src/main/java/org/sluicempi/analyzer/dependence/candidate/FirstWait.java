package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.range.Turning;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import spoon.reflect.code.CtForEach;
import spoon.reflect.code.CtLoop;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Where a receive must have begun at the latest. What it throws, because the message does not fit or cannot come, it throws at
 * its first wait; the original has thrown it where the call stands. So between the call and the first wait nothing may fail, or
 * run for ever, unless that is ruled out: proved, or tested by the guard. The post of another receive may fail, so at most one
 * is posted and has not begun. And where other threads run, what one of them has stored before it let the message be sent must be
 * seen by all that reads it: nothing is executed in front of the wait.
 *
 * @param inGap the first statement between call and loop that may fail, or reads a header, or the first of all where there are
 *     threads; a wait has to stand in front of it
 * @param header what is read between call and loop, and waited for there
 * @param beforeLoop whether the header of the loop, which is evaluated before the loop's own first wait, may fail, or read what
 *     another thread has stored
 * @param guards tests for the begin
 */
public record FirstWait(Optional<CtElement> inGap, HeaderReads header, boolean beforeLoop, List<String> guards) {
    public FirstWait {
        guards = List.copyOf(guards);
    }

    /** @param caught whether somebody tells of an exception, or goes on after it; then all that stands between call and loop is tested */
    static FirstWait of(Candidate candidate, boolean caught) {
        List<String> guards = new ArrayList<>();
        boolean threads = candidate.method().hasThreads();
        Optional<CtElement> inGap = Optional.empty();
        for (CtElement statement : candidate.between()) {
            CandidateFaults faults = CandidateFaults.between(candidate, statement);
            Code code = new Code(List.of(statement), candidate.method());
            boolean fails = faults.untested(code).isPresent() || mayRunOn(code, statement, List.of());
            boolean reads = !HeaderReads.of(code, candidate.buffer()).isEmpty();
            // A guard that may be false where nothing fails would cost more than the wait: the overlap with the loop.
            if (inGap.isEmpty() && (fails || reads || threads || !caught && !faults.areDecisive())) {
                inGap = Optional.of(statement);
            }
            if (caught || inGap.isEmpty()) {
                guards.addAll(faults.tests());
            }
        }
        HeaderReads header = HeaderReads.of(candidate.gap(), candidate.buffer());
        return new FirstWait(inGap, header, threads || !caught && mayHeaderFail(candidate), guards);
    }

    /**
     * Whether a statement might run for ever, or what it calls.
     *
     * @param facts polynomials that are at least 0 where it is executed
     */
    public static boolean mayRunOn(Code code, CtElement statement, List<Poly> facts) {
        Method method = code.method();
        return code.steps().stream().anyMatch(method::mayRunOn)
                || statement.getElements(new TypeFilter<>(CtLoop.class)).stream()
                        .anyMatch(loop -> !isFinite(loop, method, facts));
    }

    /** What a loop over a collection calls is asked elsewhere. */
    private static boolean isFinite(CtLoop loop, Method method, List<Poly> facts) {
        return loop instanceof CtForEach
                || LoopSearch.counted(loop, method)
                        .filter(counted -> isFinite(counted, facts))
                        .isPresent();
    }

    /**
     * Whether the counter comes to its bound, rather than to the last of the numbers and on at their other end.
     *
     * @param facts polynomials that are at least 0 where the loop starts
     */
    public static boolean isFinite(CountedLoop loop, List<Poly> facts) {
        boolean passes = !loop.inclusive() || isShort(loop, facts);
        return passes && Turning.bySteps(loop, List.of()).filter(List::isEmpty).isPresent();
    }

    /** Whether there is a number behind the last one that the counter may be equal to. */
    private static boolean isShort(CountedLoop loop, List<Poly> facts) {
        OptionalLong end = loop.end().evaluated().constant();
        return end.isPresent()
                ? end.getAsLong() == (int) end.getAsLong()
                : loop.ascending() && Prover.knowing(facts).isAtLeast(Poly.of(Integer.MAX_VALUE), loop.end());
    }

    private static boolean mayHeaderFail(Candidate candidate) {
        Method method = candidate.method();
        Range whole = method.body().of(candidate.loop().loop()).orElseThrow();
        Range inside = method.body().of(candidate.loop().loop().getBody()).orElseThrow();
        CandidateFaults faults =
                CandidateFaults.between(candidate, candidate.loop().loop());
        for (int i = whole.from(); i < whole.to(); i++) {
            if (!inside.contains(i) && (method.effect(i).mayThrow() && !faults.isProved(i) || method.mayRunOn(i))) {
                return true;
            }
        }
        return false;
    }
}
