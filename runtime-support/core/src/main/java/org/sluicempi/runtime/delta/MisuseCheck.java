package org.sluicempi.runtime.delta;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.UserBuffer;

/**
 * Checking mode: finds a range that is declared final twice, or that is written after that. Keeps a copy of every range
 * as it was when it was declared, so it costs memory of the size of the message.
 */
final class MisuseCheck {
    private record Declared(int from, int to, ByteBuffer copy, String call) {}

    private final UserBuffer data;
    private final int start;
    private final IntervalSet places = new IntervalSet();
    private final List<Declared> declared = new ArrayList<>();

    MisuseCheck(UserBuffer data) {
        this.data = data;
        this.start = data.offset();
    }

    /**
     * Takes note of {@code [from, to)}.
     *
     * @param call the program's call, for messages
     * @throws IllegalStateException if a part of it was declared before
     */
    void declare(int from, int to, String call) {
        int again = places.nextMember(from, to);
        if (again < to) {
            int until = places.nextGap(again, to);
            throw new IllegalStateException(
                    call + ": " + range(again, until) + " was declared final before, by " + callFor(again));
        }
        note(from, to, call);
    }

    /** As {@link #declare} for everything below {@code to} that has not been declared, which is no misuse. */
    void declareBelow(int to, String call) {
        for (int at = places.nextGap(start, to); at < to; at = places.nextGap(at, to)) {
            note(at, places.nextMember(at, to), call);
        }
    }

    /** @throws IllegalStateException if a place was written after it had been declared final */
    void verify() {
        for (Declared range : declared) {
            int changed = Snapshot.mismatch(data, range.from(), range.to(), range.copy());
            if (changed >= 0) {
                throw new IllegalStateException("deltaSendEnd: " + range(changed, changed + 1) + " was written after "
                        + range.call() + " had declared it final");
            }
        }
    }

    private void note(int from, int to, String call) {
        places.add(from, to);
        declared.add(new Declared(from, to, Snapshot.of(data, from, to), call));
    }

    private String callFor(int place) {
        return declared.stream()
                .filter(range -> range.from() <= place && place < range.to())
                .map(Declared::call)
                .findFirst()
                .orElseThrow();
    }

    private static String range(int from, int to) {
        return "buffer range [" + from + ", " + to + ")";
    }
}
