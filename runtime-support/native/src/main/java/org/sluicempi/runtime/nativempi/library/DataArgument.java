package org.sluicempi.runtime.nativempi.library;

/**
 * A data argument as the library gets it.
 *
 * @param count elements of {@code type}; of one block where an argument has several of the same size
 */
public record DataArgument(long address, int count, long type) {
    /** An argument that means nothing here. */
    public static final DataArgument NONE = new DataArgument(0, 0, Mpi.BYTE);

    /**
     * For a rank without a part in a rooted operation between two groups. Nothing of it is used, but Open MPI leaves the
     * order of nonblocking operations if one rank passes a count of 0, and MPICH refuses a null.
     */
    public static final DataArgument IDLE = new DataArgument(Memory.allocate(Long.BYTES), 1, Mpi.ABI.handle("MPI_INT"));

    /** In place of data that are at the other argument's place already. */
    public static final DataArgument IN_PLACE = new DataArgument(Mpi.ABI.handle("MPI_IN_PLACE"), 0, Mpi.BYTE);
}
