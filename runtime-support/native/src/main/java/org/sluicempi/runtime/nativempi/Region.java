package org.sluicempi.runtime.nativempi;

/**
 * A data argument as the library gets it.
 *
 * @param count elements of {@code type}; of one block where an argument has several of the same size
 */
record Region(long address, int count, long type) {
    /** An argument that means nothing here. */
    static final Region NONE = new Region(0, 0, Mpi.BYTE);

    /** In place of data that are at the other argument's place already. */
    static final Region IN_PLACE = new Region(Mpi.ABI.handle("MPI_IN_PLACE"), 0, Mpi.BYTE);
}
