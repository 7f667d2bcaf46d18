package org.sluicempi.runtime;

/** What one element of a message is made of (MPI 4.1, chapter 5). */
public interface Datatype {
    /** Bytes of data in one element, gaps not counted. */
    int size();

    /** Distance from one element to the next, in units of {@link #base()} elements; 1 for every basic type. */
    int extent();

    /** The basic type that every part of an element has. */
    BasicType base();
}
