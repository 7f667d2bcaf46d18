package org.sluicempi.runtime.nativempi.message;

/** A receive of a test, which keeps what it is given. */
final class FakeReceive implements WaitingReceive {
    private final Pattern pattern;
    private final long room;
    /** Null until it has one. */
    HeldMessage message;
    /** It has been given to the library. */
    boolean handedOver;
    /** Another thread is at it. */
    boolean busy;
    /** Runs when it gets a message. */
    Runnable taking = () -> {};

    FakeReceive(int source, int tag, long room) {
        this.pattern = new Pattern(source, tag);
        this.room = room;
    }

    @Override
    public Pattern pattern() {
        return pattern;
    }

    @Override
    public long room() {
        return room;
    }

    @Override
    public void take(HeldMessage entry) {
        if (message != null || handedOver) {
            throw new IllegalStateException("a receive has one message");
        }
        message = entry;
        taking.run();
    }

    @Override
    public boolean handOver() {
        handedOver = !busy;
        return handedOver;
    }
}
