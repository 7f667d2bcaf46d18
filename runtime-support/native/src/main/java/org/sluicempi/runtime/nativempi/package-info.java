/**
 * The engine over a real MPI library, through Java's foreign function interface: the processes of a job are those that
 * {@code mpirun}, {@code mpiexec} or {@code srun} started, and messages travel as that library sends them.
 *
 * <p>Its packages, the lowest first; each knows only those below it:
 *
 * <ul>
 *   <li>{@code library}: the library's functions, and what differs between families of libraries.
 *   <li>{@code staging}: how data become what the library reads and writes.
 *   <li>{@code context}: what everything asks this process and a communicator for.
 *   <li>{@code message}, {@code collective}, {@code window}, {@code file}: one subject of MPI each; none knows another.
 *   <li>{@code job}: rank and communicator as programs see them, and when the library runs.
 * </ul>
 *
 * <p>State here is process-wide, unlike anywhere else in Sluice, because an MPI library is.
 */
package org.sluicempi.runtime.nativempi;
