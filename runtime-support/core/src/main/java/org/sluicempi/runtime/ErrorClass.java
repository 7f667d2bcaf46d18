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
    ACCESS(20),
    AMODE(21),
    ASSERT(22),
    BAD_FILE(23),
    BASE(24),
    CONVERSION(25),
    DISP(26),
    DUP_DATAREP(27),
    FILE_EXISTS(28),
    FILE_IN_USE(29),
    FILE(30),
    INFO_KEY(31),
    INFO_NOKEY(32),
    INFO_VALUE(33),
    INFO(34),
    IO(35),
    KEYVAL(36),
    LOCKTYPE(37),
    NAME(38),
    NO_MEM(39),
    NOT_SAME(40),
    NO_SPACE(41),
    NO_SUCH_FILE(42),
    PORT(43),
    QUOTA(44),
    READ_ONLY(45),
    RMA_CONFLICT(46),
    RMA_SYNC(47),
    SERVICE(48),
    SIZE(49),
    SPAWN(50),
    UNSUPPORTED_DATAREP(51),
    UNSUPPORTED_OPERATION(52),
    WIN(53),
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

    /** The class of this number; {@link #UNKNOWN} if there is none. */
    public static ErrorClass of(int value) {
        for (ErrorClass errorClass : values()) {
            if (errorClass.value == value) {
                return errorClass;
            }
        }
        return UNKNOWN;
    }
}
