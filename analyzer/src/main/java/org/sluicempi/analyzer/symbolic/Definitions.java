package org.sluicempi.analyzer.symbolic;

import java.util.Optional;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtVariable;

/** Which variables stand for a value rather than for a symbol of their own. */
@FunctionalInterface
public interface Definitions {
    Definitions NONE = variable -> Optional.empty();

    /** The value that the variable has been given once and for all, where it is to be read in its place. */
    Optional<Value> of(CtVariable<?> variable);

    /** What is known of one value, whatever the variable that it is read from is worth elsewhere. */
    default Optional<Poly> known(Value value) {
        return Optional.empty();
    }
}
