package org.sluicempi.analyzer.dependence.code;

import java.util.Optional;
import org.sluicempi.analyzer.alias.Objects;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtElement;

/** Stores that may give an element another value. */
final class ElementWrites {
    private ElementWrites() {}

    /** The first step that may change what is read from an array. */
    static Optional<CtElement> mayChange(Code code, Step.ReadElement read) {
        for (int i : code.steps()) {
            if (mayWrite(code, i, read.array())) {
                return Optional.of(code.step(i).origin());
            }
        }
        return Optional.empty();
    }

    private static boolean mayWrite(Code code, int i, Value array) {
        Objects objects = code.method().objects();
        Step step = code.step(i);
        if (step instanceof Step.WriteElement write) {
            return objects.mayBeSame(write.array(), array) && !ArrayTypes.differ(code.method(), write.array(), array);
        }
        Effect effect = code.effect(i);
        if (step instanceof Step.Call call) {
            for (int k = 0; k < call.arguments().size(); k++) {
                if (effect.writes().contains(k)
                        && objects.mayReach(call.arguments().get(k), array)) {
                    return true;
                }
            }
            boolean receiver = effect.writes().contains(Effect.TARGET)
                    && call.receiver()
                            .filter(target -> objects.mayReach(target, array))
                            .isPresent();
            if (receiver) {
                return true;
            }
        }
        boolean open = effect.isOpen()
                || code.method().mayMeetThreads(i)
                || effect.fieldsWritten().stream().anyMatch(name -> name.endsWith(Effect.ELEMENTS));
        return open && !objects.isPrivate(array);
    }
}
