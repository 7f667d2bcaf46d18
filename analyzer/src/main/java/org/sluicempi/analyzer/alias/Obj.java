package org.sluicempi.analyzer.alias;

/** An abstract object: everything that one place of a body makes, or everything else. */
sealed interface Obj {
    External EXTERNAL = new External();

    /**
     * What a step allocates, or a call returns that nobody else knows.
     *
     * @param step its index in the body
     * @param depth 0 for the object itself; for an array of arrays that is made as a whole, 1 for its rows, and so on
     */
    record Made(int step, int depth) implements Obj {}

    /** All that the body has not made. */
    record External() implements Obj {}
}
