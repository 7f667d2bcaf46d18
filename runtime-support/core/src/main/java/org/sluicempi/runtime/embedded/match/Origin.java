package org.sluicempi.runtime.embedded.match;

import org.sluicempi.runtime.embedded.context.RankContext;

/**
 * Where the messages of one matching of one rank come from.
 *
 * @param context id of the matching
 * @param source the sender's rank in the communicator
 * @param sender the sender itself
 */
public record Origin(int context, int source, RankContext sender) {}
