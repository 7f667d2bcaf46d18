package mpjbuf;

import mpjdev.MPJDevException;
import org.sluicempi.runtime.BasicType;

/** What a section of a {@link Buffer} holds. A dynamic section is no different here: every buffer grows. */
public enum Type {
    BYTE(BasicType.BYTE),
    CHAR(BasicType.CHAR),
    SHORT(BasicType.SHORT),
    BOOLEAN(BasicType.BOOLEAN),
    INT(BasicType.INT),
    LONG(BasicType.LONG),
    FLOAT(BasicType.FLOAT),
    DOUBLE(BasicType.DOUBLE),
    /** Serialised objects. */
    OBJECT(null),
    BYTE_DYNAMIC(BasicType.BYTE),
    CHAR_DYNAMIC(BasicType.CHAR),
    SHORT_DYNAMIC(BasicType.SHORT),
    BOOLEAN_DYNAMIC(BasicType.BOOLEAN),
    INT_DYNAMIC(BasicType.INT),
    LONG_DYNAMIC(BasicType.LONG),
    FLOAT_DYNAMIC(BasicType.FLOAT),
    DOUBLE_DYNAMIC(BasicType.DOUBLE);

    private static final Type[] ALL = values();

    private final BasicType core;

    Type(BasicType core) {
        this.core = core;
    }

    /** Number of the type in a section's header. */
    public int getCode() {
        return ordinal();
    }

    /** Null for objects. */
    BasicType core() {
        return core;
    }

    static Type of(int code) {
        if (code < 0 || code >= ALL.length) {
            throw new MPJDevException("a section of type " + code + ": the buffer was not written by sections");
        }
        return ALL[code];
    }
}
