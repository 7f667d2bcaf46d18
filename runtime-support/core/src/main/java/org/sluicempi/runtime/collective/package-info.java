/**
 * Collective operations out of point-to-point messages, for engines that have none of their own (MPI 4.1, chapter 6).
 *
 * <p>{@link org.sluicempi.runtime.collective.PointToPointCollectives} checks the arguments and hands each operation to a
 * small class with its algorithm. All messages travel on one communicator that must carry nothing else: since every rank
 * calls the operations in the same order and messages between two ranks do not overtake, they cannot be mixed up.
 *
 * <p>Reductions combine along a tree whose shape depends only on the number of ranks, each inner node left operand
 * first. The result is therefore a bracketing of {@code x0 op x1 op ... op xn} in rank order, the same one for every
 * root and every run, so that floating-point results have the same bits.
 */
package org.sluicempi.runtime.collective;
