package org.sluicempi.analyzer.dependence.write;

import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtBreak;
import spoon.reflect.code.CtContinue;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtSwitch;
import spoon.reflect.code.CtSwitchExpression;
import spoon.reflect.code.CtYieldStatement;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;

/** Where statements can stand: code that is never reached is none (JLS 14.22), and what compilers are known to fail at is none either. */
final class Reach {
    private Reach() {}

    /** @throws UnwritableException if no iteration of the candidate's loop comes to the end of its body's text */
    static void endOfBody(Candidate candidate) {
        CtLoop loop = candidate.loop().loop();
        Body body = candidate.method().body();
        Range inside = body.of(loop.getBody()).orElseThrow();
        boolean reached = inside.isEmpty();
        for (int i = inside.from(); i < inside.to(); i++) {
            reached |= body.successors(i).stream().anyMatch(next -> next != Body.EXIT && !inside.contains(next))
                    && !jumps(body.step(i), loop);
        }
        if (!reached) {
            throw new UnwritableException(
                    "every way through " + candidate.loopName()
                            + " jumps, so that nothing can be written at the end of its body",
                    "let the body run to its end instead of the last 'continue'");
        }
    }

    /** Whether the step goes on elsewhere than behind the last statement of the loop's body. */
    private static boolean jumps(Step step, CtLoop loop) {
        if (step instanceof Step.Jump jump) {
            return jump.origin() instanceof CtContinue
                    || jump.origin() instanceof CtYieldStatement
                    || jump.origin() instanceof CtBreak end && !endsInside(end, loop);
        }
        return step instanceof Step.Return || step instanceof Step.Throw || step instanceof Step.Landing;
    }

    /** Whether what a {@code break} ends is a statement of the loop's body. */
    private static boolean endsInside(CtBreak end, CtLoop loop) {
        for (CtElement here = end.getParent(); here != loop; here = here.getParent()) {
            boolean ended = end.getTargetLabel() == null
                    ? here instanceof CtLoop || here instanceof CtSwitch<?>
                    : here instanceof CtStatement labelled
                            && end.getTargetLabel().equals(labelled.getLabel());
            if (ended) {
                return true;
            }
        }
        return false;
    }

    /**
     * Makes sure of a place for a {@code try}. One in a switch expression lets javac keep what it has computed so far in variables, at
     * which it may fail.
     *
     * @throws UnwritableException if the statement stands in a switch expression
     */
    static void ofTry(CtStatement statement) {
        CtElement here = statement;
        while (here != null && !(here instanceof CtExecutable<?>)) {
            if (here instanceof CtSwitchExpression<?, ?>) {
                throw new UnwritableException(
                        "a 'try' is needed in a switch expression, which compilers may fail at",
                        "move the code of the case to a method of its own");
            }
            here = here.isParentInitialized() ? here.getParent() : null;
        }
    }
}
