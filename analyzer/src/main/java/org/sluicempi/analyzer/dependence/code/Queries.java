package org.sluicempi.analyzer.dependence.code;

import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.Definitions;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.declaration.CtVariable;

/**
 * Takes what a communicator always answers for a number that has no name, {@code i < comm.getSize()}: a loop that is bounded by it is
 * a counted one. It may be compared, but not be written anywhere else.
 */
record Queries(Body body, ApiCallKinds calls) implements Definitions {
    @Override
    public Optional<Value> of(CtVariable<?> variable) {
        return Optional.empty();
    }

    @Override
    public Optional<Poly> known(Value value) {
        Step step = body.producer(value);
        return calls.isSteady(step)
                ? Optional.of(Poly.of(Symbol.value(step.origin(), step.origin().toString())))
                : Optional.empty();
    }
}
