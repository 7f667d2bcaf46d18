package org.sluicempi.runtime.io;

/** Values of MPI_MODE_...; faces give them to users, engines translate them. */
public final class Mode {
    public static final int CREATE = 1;
    public static final int READ_ONLY = 2;
    public static final int WRITE_ONLY = 4;
    public static final int READ_WRITE = 8;
    public static final int DELETE_ON_CLOSE = 16;
    public static final int UNIQUE_OPEN = 32;
    public static final int EXCLUSIVE = 64;
    public static final int APPEND = 128;
    public static final int SEQUENTIAL = 256;

    private Mode() {}
}
