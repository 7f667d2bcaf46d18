package org.sluicempi.runtime.nativempi.library;

/**
 * A data argument of blocks of different sizes as the library gets it.
 *
 * @param counts address of the ints
 * @param displs address of the ints, in elements of {@code type}
 */
public record DataArguments(long address, long counts, long displs, long type) {
    /** An argument that means nothing here. */
    public static final DataArguments NONE = new DataArguments(0, 0, 0, Mpi.BYTE);

    public static final DataArguments IN_PLACE = new DataArguments(DataArgument.IN_PLACE.address(), 0, 0, Mpi.BYTE);
}
