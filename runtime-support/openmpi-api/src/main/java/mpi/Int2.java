package mpi;

/** A value and an index, as {@link MPI#MINLOC} and {@link MPI#MAXLOC} compare them. */
public final class Int2 extends Struct {
    private final int value = addInt();
    private final int index = setOffset(4).addInt();

    Int2(Datatype type) {
        super(type);
    }

    @Override
    protected Int2.Data newData() {
        return new Int2.Data();
    }

    /** One pair in a buffer. */
    public final class Data extends Struct.Data {
        Data() {}

        public int getValue() {
            return getInt(value);
        }

        public int getIndex() {
            return getInt(index);
        }

        public void putValue(int v) {
            putInt(value, v);
        }

        public void putIndex(int v) {
            putInt(index, v);
        }
    }
}
