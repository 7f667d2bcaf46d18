package org.sluicempi.runtime;

/**
 * What a completed receive or a probe tells (MPI 4.1, section 3.2.5).
 *
 * @param source rank of the sender in the communicator; {@link Communicator#PROC_NULL} for a receive from there
 * @param tag the sender's tag
 * @param bytes length of the message as sent, in bytes of data (no gaps of a datatype counted)
 * @param cancelled whether the operation was cancelled, in which case the other fields mean nothing
 */
public record Status(int source, int tag, long bytes, boolean cancelled) {
    /** What a receive from {@link Communicator#PROC_NULL} and a completed send return. */
    public static final Status EMPTY = new Status(Communicator.PROC_NULL, Communicator.ANY_TAG, 0, false);

    /**
     * What waiting for a request returns that is null or inactive: the empty status of MPI 4.1, section 3.7.3, from any source
     * with any tag.
     */
    public static final Status INACTIVE = new Status(Communicator.ANY_SOURCE, Communicator.ANY_TAG, 0, false);

    /** What {@link #count} returns when the length is no multiple of the datatype's size. */
    public static final int UNDEFINED = -32766;

    /** Number of elements of {@code type} received, {@link #UNDEFINED} if the last one is not whole or an int cannot tell. */
    public int count(Datatype type) {
        if (type.size() == 0) {
            return bytes == 0 ? 0 : UNDEFINED;
        }
        long count = bytes / type.size();
        return bytes % type.size() == 0 && count <= Integer.MAX_VALUE ? (int) count : UNDEFINED;
    }
}
