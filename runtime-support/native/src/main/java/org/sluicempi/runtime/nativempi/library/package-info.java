/**
 * The MPI library itself: finding and loading it ({@code MpiLibrary}), what differs between families of libraries ({@code
 * Abi} and its tables), its functions as method handles ({@code Mpi} and the classes named {@code ...Calls}), and raw memory.
 * Handles and addresses are plain {@code long}s, so that a call makes no object. Knows nothing of ranks and requests.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.nativempi.library;
