package org.sluicempi.runtime.collective;

import java.util.function.Consumer;
import org.sluicempi.runtime.Collectives;

/** Collective operations that are carried out where they are called, one after the other. */
public final class BlockingCollectives {
    private final Channels channels;
    private int sequence;

    private BlockingCollectives(Channels channels) {
        this.channels = channels;
    }

    /** @param channels used by nobody else */
    public static Collectives over(Channels channels) {
        return PlannedCollective.on(channels.whole(), new BlockingCollectives(channels)::run);
    }

    private void run(String name, Consumer<Peers> steps) {
        Peers peers = new Peers(channels, sequence);
        // not before: an operation that has not begun has no number
        sequence++;
        steps.accept(peers);
        peers.finish();
    }
}
