package org.sluicempi.analyzer.symbolic;

import java.util.Optional;
import spoon.reflect.code.CtExpression;
import spoon.reflect.declaration.CtVariable;

/** Which variables stand for an expression rather than for a symbol of their own. */
@FunctionalInterface
public interface Definitions {
    Definitions NONE = variable -> Optional.empty();

    /** The expression that the variable has been given once and for all, where it is to be read in its place. */
    Optional<CtExpression<?>> of(CtVariable<?> variable);
}
