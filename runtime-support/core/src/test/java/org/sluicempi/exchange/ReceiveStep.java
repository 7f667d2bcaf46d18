package org.sluicempi.exchange;

/**
 * A receive.
 *
 * @param capacity base elements that it must have room for
 */
record ReceiveStep(int dest, Pattern pattern, Kind kind, int capacity) {
    enum Kind {
        IRECV,
        RECV,
        /** {@link org.sluicempi.runtime.delta.DeltaRecv} that is used while it arrives. */
        DELTA,
        /** As DELTA with a false guard. */
        DELTA_WHOLE,
        PROBE,
        IPROBE,
        MPROBE,
        IMPROBE,
        /** Cancelled at once, and posted again if that came in time. */
        CANCELLED,
        /** Of a tag that nobody sends; cancelled at the end of the round. */
        DEAD
    }

    boolean probes() {
        return kind == Kind.PROBE || kind == Kind.IPROBE;
    }
}
