package org.sluicempi.exchange;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.Status;

/** A receive that was posted, and what came of it. */
final class Received {
    /** What was seen of a message that was still under way. */
    private record Peek(int cell, long bits) {}

    final ReceiveStep step;
    final Area area;
    /** What a probe before it said; null if there was none. */
    final Status probed;

    private final List<Peek> peeks = new ArrayList<>();
    private Status status;

    Received(ReceiveStep step, Area area, Status probed) {
        this.step = step;
        this.area = area;
        this.probed = probed;
    }

    void complete(Status result) {
        status = result;
    }

    /** Null until it is complete. */
    Status status() {
        return status;
    }

    /** Remembers a cell that must not change any more. */
    void peek(int cell) {
        peeks.add(new Peek(cell, area.cells.get(cell)));
    }

    /** Empty if everything that was seen early stayed as it was. */
    String early() {
        for (Peek peek : peeks) {
            if (area.cells.get(peek.cell()) != peek.bits()) {
                return "cell " + peek.cell() + " was " + peek.bits() + " after it had been waited for, and "
                        + area.cells.get(peek.cell()) + " in the end";
            }
        }
        return "";
    }
}
