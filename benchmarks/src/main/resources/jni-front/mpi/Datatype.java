package mpi;

public final class Datatype {
    long handle;
    int baseType;
    int baseSize = 1;

    Datatype(int baseType) {
        this.baseType = baseType;
    }

    static native void init();

    static native long getDatatype(int type);
}
