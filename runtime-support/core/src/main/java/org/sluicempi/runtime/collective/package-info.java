/**
 * Collective operations out of point-to-point messages, for engines that have none of their own (MPI 4.1, chapter 6).
 *
 * <p>{@link org.sluicempi.runtime.collective.BlockingCollectives} carries an operation out where it is called, {@link
 * org.sluicempi.runtime.collective.PlannedCollective} checks it there and leaves the rest to another thread. {@code
 * IntraCollectives} and {@code InterCollectives} check the arguments and hand each operation to a small class with its
 * algorithm, which knows the other ranks as its {@code Peers}. An operation has a tag of its own, so that whatever goes
 * wrong with one never touches the next; a rank that fails still sends what its peers wait for, as a message that says so.
 *
 * <p>Reductions combine along a tree whose shape depends only on the number of ranks, each inner node left operand
 * first. The result is therefore a bracketing of {@code x0 op x1 op ... op xn} in rank order, the same one for every
 * root and every run, so that floating-point results have the same bits.
 */
package org.sluicempi.runtime.collective;
