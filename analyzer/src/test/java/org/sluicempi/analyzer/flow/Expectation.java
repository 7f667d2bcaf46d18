package org.sluicempi.analyzer.flow;

/**
 * A step that must be found among the instructions.
 *
 * @param from first line of the statement that the step belongs to
 * @param to last line of the step's own text, inclusive
 * @param repeatable whether the compiler may have written it more than once
 */
record Expectation(Event event, int from, int to, boolean repeatable) {
    boolean holds(int line) {
        return from <= line && line <= to;
    }

    @Override
    public String toString() {
        return event + " of lines " + from + " to " + to;
    }
}
