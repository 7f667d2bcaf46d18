/**
 * The embedded engine: the ranks of a job are threads of one JVM, each with its own class loader for the program, so that
 * static fields are per rank.
 *
 * <p>Entry types: {@link org.sluicempi.runtime.embedded.Launcher} (a command), {@link
 * org.sluicempi.runtime.embedded.EmbeddedJob} (for tests), {@link org.sluicempi.runtime.embedded.LinkModel}.
 *
 * <p>What a JVM has once, such as standard streams and exits, each rank has for itself: package {@code jvm}.
 *
 * <p>Each rank has a {@code Mailbox} with the two queues of MPI's matching. Without a link the sending thread matches and
 * copies: straight from the sender's storage to the receiver's if the receive is posted, through one pooled slot if not
 * and the message is under the eager limit. On an emulated link (LogGPS) everything that is sent is an {@code Arrival}
 * with a time; arrivals are handled, in the order of their times, whenever the receiving rank calls MPI, before its call
 * takes effect, and by senders that wait for that rank. No thread is needed for it and no processor burnt: whoever waits
 * is parked until the next time that matters to it.
 *
 * <p>A wait is a {@code Condition}. It spins briefly if there are no more ranks than processors and parks then; whoever
 * changes something evaluates the conditions of the rank concerned and wakes those that hold.
 *
 * <p>Collectives are messages too, in matchings of their own ({@code Contexts}). A nonblocking one is the blocking one in a
 * thread of its rank's {@code Background}.
 */
package org.sluicempi.runtime.embedded;
