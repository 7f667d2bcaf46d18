package org.sluicempi.analyzer.flow;

/** An exception that a step may throw without a {@code throw} or a call in the text (JLS 11.1.1, 15.6). */
public enum Fault {
    /** A null reference is dereferenced, unboxed, locked or thrown. */
    NULL,
    /** An index lies outside of its array. */
    BOUNDS,
    /** An integer is divided by zero. */
    DIVISION,
    /** A reference is cast to a type that its object does not have. */
    CAST,
    /** An object is stored into an array that does not take it. */
    STORE,
    /** An array is made with a negative length, or with one for which there is no memory. */
    SIZE,
    /** Anything may come: a call, the initialisation of a class, code that is not understood. */
    ANY
}
