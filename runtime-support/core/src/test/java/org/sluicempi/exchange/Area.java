package org.sluicempi.exchange;

import java.util.BitSet;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.UserBuffer;

/**
 * A buffer argument and the storage around it. All cells have a background by which a stray write is seen: gaps of a
 * datatype, what lies behind a message, and what lies before and behind the buffer.
 */
final class Area {
    final Cells cells;
    final UserBuffer user;
    private final int perElement;
    private long salt;

    Area(Cells cells, int offset, int count, Datatype type) {
        this.cells = cells;
        this.user = new UserBuffer(cells.storage, offset, count, type);
        this.perElement = type.size() / type.base().size();
        user.check();
    }

    /** Base elements that have room. */
    int room() {
        return user.count() * perElement;
    }

    int perElement() {
        return perElement;
    }

    boolean contiguous() {
        return user.type().contiguous();
    }

    /** The buffer with fewer elements of its type. */
    UserBuffer first(int count) {
        return new UserBuffer(user.storage(), user.offset(), count, user.type());
    }

    /** Background everywhere. */
    void wipe(long number) {
        salt = number;
        for (int cell = 0; cell < cells.length; cell++) {
            cells.set(cell, background(cell));
        }
    }

    /** Base elements {@code [from, to)} of a message into their places. */
    void write(Payload payload, int from, int to) {
        for (int k = from; k < to; k++) {
            cells.set(cell(k), payload.element(k));
        }
    }

    /** Where base element {@code k} of a message lies. */
    int cell(int k) {
        if (contiguous()) {
            return user.offset() + k;
        }
        return user.offset()
                + k / perElement * user.type().extent()
                + user.type().place(k % perElement);
    }

    /** Empty if exactly the message is here and all else is background; otherwise what is wrong. */
    String compare(Message message) {
        Payload payload = new Payload(message);
        BitSet data = new BitSet(cells.length);
        for (int k = 0; k < message.elements(); k++) {
            int cell = cell(k);
            data.set(cell);
            if (cells.get(cell) != payload.element(k)) {
                String other = Payload.read(message.base(), message.elements(), i -> cells.get(cell(i)));
                return "element " + k + " of " + message.elements() + " is " + cells.get(cell) + " instead of "
                        + payload.element(k)
                        + (other.isEmpty() ? "" : "; the head says: " + other);
            }
        }
        return untouchedBut(data);
    }

    /** Empty if all cells but these are background; otherwise which one is not. */
    String untouchedBut(BitSet data) {
        for (int cell = data.nextClearBit(0); cell < cells.length; cell = data.nextClearBit(cell + 1)) {
            if (cells.get(cell) != background(cell)) {
                return "cell " + cell + ", outside the message, was written: " + cells.get(cell) + " instead of "
                        + background(cell);
            }
        }
        return "";
    }

    private long background(int cell) {
        return Payload.bits(cells.base, Payload.mix(salt + 0x5eed, -1 - cell));
    }

    @Override
    public String toString() {
        return user.count() + " of " + user.type() + " at " + user.offset() + " in "
                + cells.storage.getClass().getSimpleName() + " of " + cells.length;
    }
}
