/**
 * The engine over a real MPI library, through Java's foreign function interface: the processes of a job are those that
 * {@code mpirun}, {@code mpiexec} or {@code srun} started, and messages travel as that library sends them.
 *
 * <p>{@code MpiLibrary} finds and loads the library, {@code Abi} holds what differs between families of libraries, {@code
 * Mpi} has its functions as method handles. Handles and addresses are plain {@code long}s there, so that a call makes no
 * object. Above them are the objects of the core's interfaces: {@code NativeRank} with its {@code LibraryLife}, {@code
 * NativeCommunicator} and the requests.
 *
 * <p>A collective operation is checked by {@code NativeCollectives}, gets its memory from an {@code OperationMemory}, and is
 * run or started by an {@code Execution}; {@code CollectiveCalls}, {@code NeighborCalls} and {@code ReductionCalls} are the
 * library's functions. A window is a {@code NativeWindow} with its {@code WindowTransfers} and {@code WindowEpochs}, a file a
 * {@code NativeFile} with its {@code FileTransfers}; {@code WindowCalls} and {@code FileCalls} are the library's functions.
 *
 * <p>State here is process-wide, unlike anywhere else in Sluice, because an MPI library is.
 */
package org.sluicempi.runtime.nativempi;
