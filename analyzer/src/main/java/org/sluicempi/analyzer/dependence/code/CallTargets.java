package org.sluicempi.analyzer.dependence.code;

import java.util.Optional;
import java.util.function.Function;
import org.sluicempi.analyzer.effect.Effects;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;

/**
 * What the calls of a body execute, where it can be only one piece of the program.
 *
 * @param called the method that is looked at as if it stood in the body: what a call in it executes must be the same for all its
 *     callers, as what is written of the call stands there
 */
record CallTargets(Effects effects, Body body, Optional<CtMethod<?>> called, Bodies bodies)
        implements Function<Step.Call, Optional<CtExecutable<?>>> {
    @Override
    public Optional<CtExecutable<?>> apply(Step.Call call) {
        Optional<CtExecutable<?>> here = effects.target(body, call);
        Optional<Body> alone =
                called.filter(method -> call.origin().hasParent(method)).map(bodies::of);
        return alone.isEmpty() ? here : here.filter(found -> isTarget(found, call, alone.get()));
    }

    private boolean isTarget(CtExecutable<?> found, Step.Call call, Body alone) {
        return alone.value(call.origin())
                .map(alone::producer)
                .filter(Step.Call.class::isInstance)
                .flatMap(same -> effects.target(alone, (Step.Call) same))
                .filter(target -> target == found)
                .isPresent();
    }
}
