package mpi;

public final class Status {
    final long[] data;

    Status() {
        this(new long[6]);
    }

    Status(long[] data) {
        this.data = data;
    }

    static native void init();
}
