package mpi;

/** A value and an index, as {@link MPI#MINLOC} and {@link MPI#MAXLOC} compare them. */
public final class FloatInt extends Struct {
    private final int value = addFloat();
    private final int index = setOffset(4).addInt();

    FloatInt(Datatype type) {
        super(type);
    }

    @Override
    protected FloatInt.Data newData() {
        return new FloatInt.Data();
    }

    /** One pair in a buffer. */
    public final class Data extends Struct.Data {
        Data() {}

        public float getValue() {
            return getFloat(value);
        }

        public int getIndex() {
            return getInt(index);
        }

        public void putValue(float v) {
            putFloat(value, v);
        }

        public void putIndex(int v) {
            putInt(index, v);
        }
    }
}
