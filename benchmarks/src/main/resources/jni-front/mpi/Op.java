package mpi;

public final class Op {
    long handle;
    boolean commute = true;

    static native void init();

    native void getOp(int type);

    // The library looks this method up; only operations of the user's own call it.
    void call(Object in, Object inOut, int count) {
        throw new UnsupportedOperationException();
    }
}
