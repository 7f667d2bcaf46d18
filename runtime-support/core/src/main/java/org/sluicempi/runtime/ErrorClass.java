package org.sluicempi.runtime;

/** Error classes of MPI 4.1, section 9.4, with the values that Open MPI's Java bindings give them. */
public enum ErrorClass {
    SUCCESS(0),
    BUFFER(1),
    COUNT(2),
    TYPE(3),
    TAG(4),
    COMM(5),
    RANK(6),
    REQUEST(7),
    ROOT(8),
    GROUP(9),
    OP(10),
    TOPOLOGY(11),
    DIMS(12),
    ARG(13),
    UNKNOWN(14),
    TRUNCATE(15),
    OTHER(16),
    INTERN(17),
    IN_STATUS(18),
    PENDING(19),
    NO_MEM(34),
    UNSUPPORTED_OPERATION(52),
    /** A peer of this operation has failed or left (MPI 4.1 with fault tolerance: {@code MPI_ERR_PROC_FAILED}). */
    PROC_FAILED(75);

    private final int value;

    ErrorClass(int value) {
        this.value = value;
    }

    /** The integer that {@code getErrorClass()} of an API face returns. */
    public int value() {
        return value;
    }
}
