package mpi;

/**
 * What happens on an error: {@link MPI#ERRORS_RETURN} (it is thrown as an {@link MPIException}; one that the program does
 * not catch ends the job) or {@link MPI#ERRORS_ARE_FATAL} (it ends the job).
 */
public class Errhandler {
    Errhandler() {}
}
