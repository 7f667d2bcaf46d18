package org.sluicempi.analyzer.dependence.write;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Exceptions;
import org.sluicempi.analyzer.dependence.candidate.FirstWait;
import org.sluicempi.analyzer.dependence.range.Need;
import org.sluicempi.analyzer.plan.Step;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtElement;

/**
 * The wait of no elements, or of a header, of a receive whose first wait would come too late: it blocks until the message has begun
 * to arrive, and throws what the receive throws. See {@link FirstWait}. Nor may another message leave before that, in which others could
 * find what the original has never computed.
 *
 * @param variable its delta object
 */
record FirstWaitSteps(Received flow, String variable) {

    /** The wait, if one is needed. */
    Optional<Step> step(Page page) {
        return place(page)
                .map(statement -> new Step.Before(
                        candidate().site().id(), page.start(statement), Step.Rank.STATEMENT, waiting()));
    }

    private Optional<CtStatement> place(Page page) {
        FirstWait first = flow.first();
        for (CtElement part : candidate().between()) {
            boolean needed = first.inGap().filter(fails -> fails == part).isPresent() || page.announces(part);
            if (isOfEntry(part)) {
                break;
            }
            if (needed) {
                return Optional.of((CtStatement) part);
            }
        }
        if (candidate().called().isPresent()) {
            boolean late = flow.window() instanceof Need.Some && first.beforeLoop();
            return late || flow.window() instanceof Need.Moving
                    ? Optional.of(candidate().entry())
                    : Optional.empty();
        }
        CtLoop loop = candidate().loop().loop();
        // What leaves in the loop itself leaves behind an iteration, but not every one may have waited, and a handler
        // may send
        // something in its place.
        boolean needed = first.beforeLoop()
                || page.announces(loop)
                        && (flow.window() instanceof Need.Some
                                || new Exceptions(candidate()).whoGoesOn().isPresent());
        return needed && !(flow.window() instanceof Need.Whole) ? Optional.of(loop) : Optional.empty();
    }

    /** Whether it is executed by the call of the method that the loop stands in: what the receive throws is thrown before. */
    private boolean isOfEntry(CtElement part) {
        return part.hasParent(candidate().entry()) || candidate().method().isOfCalled(part);
    }

    private String waiting() {
        return new RangeCall(
                        candidate().site().id(),
                        candidate().site().dialect().delta(),
                        variable,
                        String.valueOf(flow.first().header().from()),
                        String.valueOf(flow.first().header().to()),
                        "1")
                .waiting();
    }

    private Candidate candidate() {
        return flow.candidate();
    }
}
