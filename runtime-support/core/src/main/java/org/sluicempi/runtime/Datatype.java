package org.sluicempi.runtime;

/** What one element of a message is made of (MPI 4.1, chapter 5). */
public interface Datatype {
    /** Bytes of data in one element, gaps not counted. */
    int size();

    /** Distance from one element to the next, in units of {@link #base()} elements; 1 for every basic type. */
    int extent();

    /** Where an element begins as far as its extent is concerned (section 5.1.7), as {@link #extent}; often 0. */
    default int lowerBound() {
        return 0;
    }

    /** The basic type that every part of an element has. */
    BasicType base();

    /**
     * Whether element {@code k} is made of exactly the base elements {@code [k * extent, (k + 1) * extent)}, in that
     * order, so that a range of base elements is a range of elements.
     */
    default boolean contiguous() {
        int elements = size() / base().size();
        return elements > 0 && elements == extent() && place(0) == 0 && run(0) == elements;
    }

    /**
     * Where base element {@code k} of an element lies, counted in base elements from where the element starts;
     * negative only if {@link #first} is.
     *
     * @param k 0 inclusive to {@code size() / base().size()} exclusive
     */
    default int place(int k) {
        return k;
    }

    /** How many base elements from {@code k} on, itself included, lie one behind the other within an element. */
    default int run(int k) {
        return size() / base().size() - k;
    }

    /** The smallest {@link #place}, 0 for a type without data. */
    default int first() {
        return 0;
    }

    /** One more than the largest {@link #place}, 0 for a type without data. */
    default int span() {
        return size() / base().size();
    }
}
