package mpi;

public class MPI {
    public static final Datatype INT = new Datatype();
}
