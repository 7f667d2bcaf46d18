package org.sluicempi.runtime.collective;

import org.sluicempi.runtime.Communicator;

/**
 * What the messages of collective operations travel on: communicators whose messages nobody else sends or receives.
 *
 * @param whole the communicator that the operations are on; {@code dest} and {@code source} are its peers
 * @param local this side of it; the same object if there is no other side
 */
public record Channels(Communicator whole, Communicator local) {}
