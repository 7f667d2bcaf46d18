package org.sluicempi.analyzer.flow;

/** A body with what is often asked of it, each worked out once. */
public record Routine(Body body, Uses uses, Paths paths) {
    public static Routine of(Body body) {
        return new Routine(body, new Uses(body), new Paths(body));
    }
}
