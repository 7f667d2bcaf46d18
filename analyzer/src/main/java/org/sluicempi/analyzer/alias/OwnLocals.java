package org.sluicempi.analyzer.alias;

import java.util.Set;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.declaration.CtVariable;

/** Tells local variables that a body gives all their values from those that come from elsewhere. */
final class OwnLocals {
    private OwnLocals() {}

    /** @param written the variables that the body assigns */
    static boolean isGivenHere(CtVariable<?> variable, Set<CtVariable<?>> written) {
        return variable instanceof CtLocalVariable<?> && written.contains(variable);
    }
}
