package org.sluicempi.analyzer.flow;

/**
 * An instruction.
 *
 * @param line that the compiler gave it
 * @param begin of what unlocks or closes an object, the line in which the object's variable was set; else the same line
 */
record Sighting(Event event, int line, int begin) {
    @Override
    public String toString() {
        return event + " at line " + line;
    }
}
