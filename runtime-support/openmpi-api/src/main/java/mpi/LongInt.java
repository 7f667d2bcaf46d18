package mpi;

/** A value and an index, as {@link MPI#MINLOC} and {@link MPI#MAXLOC} compare them. */
public final class LongInt extends Struct {
    private final int value = addLong();
    private final int index = setOffset(8).addInt();

    LongInt(Datatype type) {
        super(type);
    }

    @Override
    protected LongInt.Data newData() {
        return new LongInt.Data();
    }

    /** One pair in a buffer. */
    public final class Data extends Struct.Data {
        Data() {}

        public long getValue() {
            return getLong(value);
        }

        public int getIndex() {
            return getInt(index);
        }

        public void putValue(long v) {
            putLong(value, v);
        }

        public void putIndex(int v) {
            putInt(index, v);
        }
    }
}
