package org.sluicempi.analyzer.flow;

import java.util.Optional;
import java.util.function.Function;
import spoon.reflect.declaration.CtExecutable;

/**
 * A body with what is often asked of it, each worked out once.
 *
 * @param targets the piece of the program that a call of the body executes, where it can be only one
 */
public record Routine(Body body, Uses uses, Paths paths, Function<Step.Call, Optional<CtExecutable<?>>> targets) {
    public static Routine of(Body body, Function<Step.Call, Optional<CtExecutable<?>>> targets) {
        return new Routine(body, new Uses(body), new Paths(body), targets);
    }

    /** One that knows of no call what it executes. */
    public static Routine of(Body body) {
        return of(body, call -> Optional.empty());
    }
}
