/**
 * Sending and receiving: what a communicator is ({@code CommContext}, which everything that belongs to one asks), requests
 * of each kind, probes, messages in pieces, and what is said of peers that are gone.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.embedded.message;
