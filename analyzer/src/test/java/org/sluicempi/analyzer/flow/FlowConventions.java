package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtSynchronized;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtTryWithResource;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.reference.CtTypeReference;

/** The conventions of the compiler that are seen from the side of the steps. */
final class FlowConventions {
    private FlowConventions() {}

    /** Why no instruction stands for a step, if none does. */
    static Optional<Convention> dropped(Body body, Step step) {
        if (step instanceof Step.Call call && call.implied() && isJoined(body, step)) {
            return Optional.of(Convention.JOINED_TEXT);
        }
        return Optional.empty();
    }

    private static boolean isJoined(Body body, Step part) {
        return body.steps().stream()
                .filter(Step.Concat.class::isInstance)
                .flatMap(concat -> concat.operands().stream())
                .anyMatch(value -> body.producer(value) == part);
    }

    /** Why several instructions may stand for a step, if that may be. */
    static Optional<Convention> repeated(Step step) {
        CtElement origin = step.origin();
        if (step instanceof Step.MonitorExit && origin instanceof CtSynchronized) {
            return Optional.of(Convention.COPIED_UNLOCK);
        }
        if (step instanceof Step.Call && origin.getParent() instanceof CtTryWithResource) {
            return Optional.of(Convention.COPIED_CLOSE);
        }
        CtElement inner = origin;
        while (inner.isParentInitialized()) {
            CtElement outer = inner.getParent();
            if (outer instanceof CtTry attempt && attempt.getFinalizer() == inner) {
                return Optional.of(Convention.COPIED_FINALLY);
            }
            inner = outer;
        }
        return Optional.empty();
    }

    /** Instructions that stand for what is no step. */
    static List<Expectation> added(Body body, BitSet reached) {
        List<Expectation> added = new ArrayList<>();
        for (int i = reached.nextSetBit(0); i >= 0; i = reached.nextSetBit(i + 1)) {
            if (body.step(i) instanceof Step.Capture capture
                    && capture.origin() instanceof CtExecutableReferenceExpression<?, ?> reference
                    && isChecked(reference)) {
                Lines lines = Lines.of(reference);
                Event check = Event.call("java.util.Objects", "requireNonNull", 1, true);
                added.add(new Expectation(check, lines.from(), lines.to(), false));
            }
        }
        return added;
    }

    private static boolean isChecked(CtExecutableReferenceExpression<?, ?> reference) {
        return false;
    }

    static Optional<Event> classLiteral(Step.Constant constant) {
        return constant.value() instanceof CtTypeReference<?> type && type.isPrimitive()
                ? Optional.of(Event.field(false, "TYPE", true))
                : Optional.empty();
    }
}
