package org.sluicempi.analyzer.flow;

/** An instruction, and the line that the compiler gave it. */
record Sighting(Event event, int line) {
    @Override
    public String toString() {
        return event + " at line " + line;
    }
}
