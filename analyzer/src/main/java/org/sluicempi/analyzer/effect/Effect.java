package org.sluicempi.analyzer.effect;

import java.util.Set;

/**
 * What a step may do besides computing its value. Everything is an upper bound. The value itself, if it is a reference,
 * may be any object that the call could reach.
 *
 * @param kind the gravest thing that it may do
 * @param reads indices of the arguments whose elements or fields it may read; {@link #TARGET} for the object that it is
 *     called on. Empty says nothing where {@code kind} is COMMUNICATES, IO or UNKNOWN
 * @param writes the same for what it may write
 * @param elements those of them of which it may touch elements of arrays, and not only fields
 * @param retains the same for what may be found again afterwards by somebody who did not know it before: kept in a field,
 *     in another argument, in a new object that is returned, by a thread, a lambda or a pending request. That the result
 *     may be an argument, or something that an argument holds, is said by {@link Effects#results} only. Of a store into a
 *     field or an element, 0 is what is stored
 * @param fieldsRead fields, as {@code qualified.Type#name}, whose value it may read; with {@link #ELEMENTS} behind the
 *     name as well where it may read what the field refers to, such as an array's elements, which may have other names
 * @param fieldsWritten fields, named in the same way, that it may assign, or, with {@link #ELEMENTS}, what they refer to
 * @param mayThrow whether it may end by an exception, be it an index out of bounds or an array that is too large for any
 *     memory; that memory or stack run out bit by bit does not count
 */
public record Effect(
        Kind kind,
        Set<Integer> reads,
        Set<Integer> writes,
        Set<Integer> elements,
        Set<Integer> retains,
        Set<String> fieldsRead,
        Set<String> fieldsWritten,
        boolean mayThrow) {
    /** Stands in {@link #reads} and {@link #writes} for the object that the call is made on. */
    public static final int TARGET = -1;

    /** Stands behind the name of a field for what the field refers to. */
    public static final String ELEMENTS = "[]";

    /** From harmless to grave. */
    public enum Kind {
        /** Reads nothing but primitive and immutable arguments, changes nothing. */
        PURE,
        /** Reads arrays, objects or fields, changes nothing. */
        READS_ONLY,
        /** Changes what {@link Effect#writes} and {@link Effect#fieldsWritten} name, and nothing else. */
        MAY_WRITE,
        /** May exchange messages with other ranks. */
        COMMUNICATES,
        /** May do input or output that somebody outside of the program sees; does not communicate. */
        IO,
        /** Nothing is known. */
        UNKNOWN
    }

    /** Changes nothing and reads only the values of its arguments. */
    public static final Effect PURE = of(Kind.PURE);

    public static final Effect COMMUNICATES = of(Kind.COMMUNICATES);
    public static final Effect IO = of(Kind.IO);
    public static final Effect UNKNOWN = of(Kind.UNKNOWN);

    public Effect {
        reads = Set.copyOf(reads);
        writes = Set.copyOf(writes);
        elements = Set.copyOf(elements);
        retains = Set.copyOf(retains);
        fieldsRead = Set.copyOf(fieldsRead);
        fieldsWritten = Set.copyOf(fieldsWritten);
    }

    private static Effect of(Kind kind) {
        boolean open = kind.compareTo(Kind.MAY_WRITE) > 0;
        return new Effect(kind, Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of(), open);
    }

    /** Whether it may touch any field of the program: its code is not known. */
    public boolean isOpen() {
        return kind == Kind.UNKNOWN;
    }

    /** Whether the kind is PURE, READS_ONLY or MAY_WRITE, so that the sets say everything. */
    public boolean isKnown() {
        return kind.compareTo(Kind.MAY_WRITE) <= 0;
    }
}
