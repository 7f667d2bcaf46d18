package mpi;

public final class Datatype {
    long handle;
    int baseType;
    int baseSize;

    Datatype(int baseType, int baseSize) {
        this.baseType = baseType;
        this.baseSize = baseSize;
    }

    static native void init();

    static native long getDatatype(int type);
}
