package org.sluicempi.analyzer.model;

import java.util.Set;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtExpression;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;

/** What a {@link BodyReader} must know of calls. */
interface CallReader {
    /** Where the result of a call leads. */
    Set<Root> results(CtExpression<?> call, References references);

    /** Adds what the call may do. */
    void addTo(Summary summary, CtAbstractInvocation<?> call, References references);

    /** What happens if {@code type} must be initialised at {@code place}. */
    Effect initialisation(CtType<?> type, CtElement place);
}
