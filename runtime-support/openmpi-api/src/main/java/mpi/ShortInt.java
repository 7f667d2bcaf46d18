package mpi;

/** A value and an index, as {@link MPI#MINLOC} and {@link MPI#MAXLOC} compare them. */
public final class ShortInt extends Struct {
    private final int value = addShort();
    private final int index = setOffset(4).addInt();

    ShortInt(Datatype type) {
        super(type);
    }

    @Override
    protected ShortInt.Data newData() {
        return new ShortInt.Data();
    }

    /** One pair in a buffer. */
    public final class Data extends Struct.Data {
        Data() {}

        public short getValue() {
            return getShort(value);
        }

        public int getIndex() {
            return getInt(index);
        }

        public void putValue(short v) {
            putShort(value, v);
        }

        public void putIndex(int v) {
            putInt(index, v);
        }
    }
}
