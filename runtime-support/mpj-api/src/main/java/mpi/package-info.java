/**
 * MPI for Java with the signatures of MPJ Express (the mpiJava 1.2 API), so that programs written or compiled against it
 * run unchanged.
 *
 * <p>These classes are a face: each method puts its arguments into a {@code UserBuffer}, calls {@code
 * org.sluicempi.runtime} and turns an error into {@link mpi.MPIException}, which is unchecked. They are loaded once per
 * rank, which is why {@link mpi.MPI} may hold a rank's state in static fields.
 *
 * <p>{@link mpi.Comm} has more calls than fit one file: {@link mpi.CommBase} has its state, {@link mpi.CommMessages} sends and
 * receives. Both are public, as a public method of a class that is not could not be called through reflection; neither can be
 * extended outside of this package.
 *
 * <p>A buffer argument is a one-dimensional array, or an {@code Object[]} with {@link mpi.MPI#OBJECT}; offsets are array
 * indices, counts are in elements of the datatype. Nonblocking calls take arrays as well. Beyond the API there are the
 * delta calls ({@link mpi.Comm#deltaSendBegin}, {@link mpi.Comm#deltaRecv}, {@link mpi.Comm#deltaSendRecv}) and {@link mpi.Comm#startSend}, {@link
 * mpi.Comm#startRecv}, which a transformed program uses.
 */
package mpi;
