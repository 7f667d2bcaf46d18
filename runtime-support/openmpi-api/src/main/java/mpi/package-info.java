/**
 * MPI for Java with the signatures of Open MPI's Java bindings (release 4.1, also those of MVAPICH2-J), so that programs
 * written or compiled against them run unchanged.
 *
 * <p>These classes are a face: each method puts its arguments into a {@code UserBuffer}, calls {@code
 * org.sluicempi.runtime} and hands an error to the error handler of the communicator, which ends the job or throws {@link
 * mpi.MPIException}. They are loaded once per rank, which is why {@link mpi.MPI} may hold a rank's state in static fields.
 *
 * <p>{@link mpi.Comm} has more calls than fit one file: {@link mpi.CommBase} has its state, {@link mpi.CommMessages} sends and
 * receives, {@link mpi.CommDeltas} does so in parts, {@link mpi.CommCollectives}, {@link mpi.CommStarts} and {@link mpi.CommNeighbors} are collective. A blocking
 * collective and its nonblocking form are one definition in {@code CollectiveCalls}. {@link mpi.MPI}, {@link mpi.Win}, {@link mpi.File}
 * and {@link mpi.Struct} are parted in the same way. All of these are public, as a public method of a class that is not
 * could not be called through reflection; none can be extended outside of this package.
 *
 * <p>A buffer argument is an array or a {@code java.nio} buffer; the position of a buffer is ignored, as in Open MPI: {@link
 * mpi.MPI#slice(double[], int)} and its like give a buffer that starts elsewhere. Counts are in elements of the datatype.
 * Beyond Open MPI's methods there are the delta calls ({@link mpi.Comm#deltaSendBegin}, {@link mpi.Comm#deltaRecv}, {@link mpi.Comm#deltaSendRecv}) and
 * {@link mpi.Comm#startSend}, {@link mpi.Comm#startRecv}, which a transformed program uses.
 */
package mpi;
