package org.sluicempi.analyzer.effect;

import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.reference.CtTypeReference;

/** What a {@link BodyReader} must know of the rest of the program. */
interface CallSummaries {
    /** What a call does. Roots are positions in its arguments. */
    Summary of(OwnedBody code, Step.Call call);

    /** Whether the initialiser of a class may do anything, because nobody knows its source. */
    boolean isUnknownLibrary(CtTypeReference<?> type);

    /**
     * Whether a field is one of the API's constants, such as {@code MPI.COMM_WORLD}: set before the program runs, whether or
     * not its declaration can be seen.
     */
    boolean isApiConstant(FieldRef field);

    /** Whether a field, once it can be read, has one value for ever that leads nowhere. */
    boolean isSteady(FieldRef field);
}
