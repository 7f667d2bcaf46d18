package org.sluicempi.runtime.embedded;

/** Something on its way to a rank over a timed link. Guarded by the lock of the receiver's mailbox. */
abstract class Arrival implements Comparable<Arrival> {
    /** Bytes that occupy the ports. */
    final long wireBytes;
    /** Whether it may not overtake earlier arrivals from the same sender. */
    final boolean ordered;

    final int sender;
    /** When its first byte reaches the receiver's port. */
    long head;
    /** When it is completely there. */
    long at;
    /** Order of sending among equal times. */
    long sequence;

    Arrival(EmbeddedRank sender, long wireBytes, boolean ordered) {
        this.sender = sender.number();
        this.wireBytes = wireBytes;
        this.ordered = ordered;
    }

    /** Called once, at or after time {@link #at}, under the lock of the receiver's mailbox. */
    abstract void arrive(Mailbox mailbox);

    @Override
    public int compareTo(Arrival other) {
        return head != other.head ? Long.compare(head, other.head) : Long.compare(sequence, other.sequence);
    }
}
