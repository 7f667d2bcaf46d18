package org.sluicempi.analyzer.effect;

import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.declaration.CtExecutable;

/** What the steps of a program may do. */
public interface Effects {
    /**
     * The effect of a step besides its value. Indices in {@link Effect#reads}, {@link Effect#writes} and {@link
     * Effect#retains} are positions in {@code Call.arguments}; {@link Effect#TARGET} is the receiver, or the object or
     * array that a field or an element of it belongs to.
     */
    Effect of(Body body, int step);

    /**
     * The same where the step is executed ahead of its time, on an object that is not null. What might not come to an end
     * counts as what may throw: there the program would wait for it although it might never have come to the step.
     */
    Effect ahead(Body body, int step);

    /**
     * Where the reference that a call, or another step, yields may lead; empty for values that are primitive or lead
     * nowhere. What an object holds counts as the object itself.
     */
    Set<Root> results(Body body, int step);

    /** The piece of the program's source that a call executes; empty if that may be another one, or anything else. */
    Optional<CtExecutable<?>> target(Body body, Step.Call call);

    /**
     * Whether a field is one of the API's constants, {@code MPI.COMM_WORLD} or {@code MPI.DOUBLE}: set before {@code main}
     * runs, whether or not its declaration can be seen, and by nobody in the program.
     */
    boolean isApiConstant(FieldRef field);
}
