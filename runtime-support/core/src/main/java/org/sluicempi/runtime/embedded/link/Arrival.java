package org.sluicempi.runtime.embedded.link;

/** Something on its way to a rank over a timed link. Guarded by the lock of the receiver's mailbox. */
public abstract class Arrival implements Comparable<Arrival> {
    /** Bytes that occupy the ports. */
    final long wireBytes;
    /** Whether it may not overtake earlier arrivals from the same sender. */
    final boolean ordered;

    final int sender;
    /** When its first byte reaches the receiver's port. */
    public long head;
    /** When it is completely there. */
    public long at;
    /** Order of sending among equal times. */
    long sequence;

    public Arrival(int sender, long wireBytes, boolean ordered) {
        this.sender = sender;
        this.wireBytes = wireBytes;
        this.ordered = ordered;
    }

    /** Called once, at or after time {@link #at}, under the lock of the receiver's mailbox. */
    public abstract void arrive();

    @Override
    public int compareTo(Arrival other) {
        return head != other.head ? Long.compare(head, other.head) : Long.compare(sequence, other.sequence);
    }
}
