/**
 * What every engine offers and every API face uses: ranks, communicators, requests, buffers.
 *
 * <p>The entry type is {@link org.sluicempi.runtime.Rank}; an API face finds the rank that it serves with
 * {@link org.sluicempi.runtime.Rank#of}. The words are those of the MPI standard (MPI 4.1, chapters 3, 6 and 7); where an
 * interface here differs, its Javadoc says so. Counts and offsets are in elements, sizes in bytes, times in
 * nanoseconds. Ranges are half open, {@code [from, to)}. Nothing in this package is process-wide: several ranks live
 * side by side in one JVM.
 */
package org.sluicempi.runtime;
