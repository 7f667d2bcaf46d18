package org.sluicempi.runtime.embedded.link;

import java.util.OptionalLong;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;

/** The timed link of a job: says when what is sent now will reach its receiver. */
public final class Wire {
    private static final LinkModel INSTANT = new LinkModel(0, 0, 0, 0, OptionalLong.empty());

    private final LinkModel link;
    private final long maxDelay;

    public Wire(EmbeddedOptions options) {
        this.link = options.link().orElse(INSTANT);
        this.maxDelay = options.delays().map(EmbeddedOptions.Delays::maxNanos).orElse(0L);
    }

    public LinkModel link() {
        return link;
    }

    /** Sets the time of the arrival's first byte; the sender's port is busy with it from {@code earliest} or later on. */
    public void depart(Port port, Arrival arrival, long earliest) {
        long start = port.reserve(earliest + link.overheadNanos(), occupancy(arrival.wireBytes));
        arrival.head = start + link.latencyNanos() + port.delay(maxDelay);
    }

    /** Time that a message of this length keeps a port busy. */
    public long occupancy(long bytes) {
        return Math.max(link.gapNanos(), Math.round(bytes * link.nanosPerByte()));
    }
}
