package org.sluicempi.analyzer.flow;

/**
 * A step that must be found among the instructions.
 *
 * @param from first line of the statement that the step belongs to
 * @param to last line of the step's own text, inclusive
 */
record Expectation(Event event, Step step, int from, int to, Presence presence) {
    enum Presence {
        /** One instruction. */
        ONCE,
        /** One instruction, of which the compiler may have made copies. */
        COPIED,
        /** No step, but the compiler may write an instruction that does nothing. */
        POSSIBLE
    }

    /** Whether an instruction lies where the step's have to be: those that end what was begun, at its beginning. */
    boolean holds(Sighting sighting) {
        int line = FlowConventions.ends(step) ? sighting.begin() : sighting.line();
        return from <= line && line <= to;
    }

    @Override
    public String toString() {
        return event + " of lines " + from + " to " + to;
    }
}
