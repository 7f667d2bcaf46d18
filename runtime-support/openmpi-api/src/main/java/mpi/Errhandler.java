package mpi;

/**
 * What happens on an error. Every error of this runtime is thrown as an {@link MPIException}; one that the program does
 * not catch ends the job.
 */
public final class Errhandler {
    Errhandler() {}
}
