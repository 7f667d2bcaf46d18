/**
 * MPI's matching: each rank's {@code Mailbox} with its two queues, and what happens when a message and a receive have
 * found each other. Without a link the sending thread matches and copies: straight from the sender's storage to the
 * receiver's if the receive is posted, through one pooled slot if not and the message is under the eager limit. Over a link
 * arrivals are handled, in the order of their times, whenever the receiving rank calls MPI.
 *
 * <p>Messages and receives are seen from below here: who sends is an {@code Origin}, what takes is a {@code PostedReceive}.
 * Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.embedded.match;
