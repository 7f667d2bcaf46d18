package org.sluicempi.runtime.delta;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.Status;

/** A receive whose message arrives in scripted pieces, one whenever somebody blocks. */
final class FakeRequest implements Request {
    final BitSet arrived = new BitSet();
    final Deque<FakeStream.Piece> toCome = new ArrayDeque<>();
    final List<String> calls = new ArrayList<>();
    Status status = new Status(3, 5, 0, false);
    RuntimeException failure;

    void arrives(int from, int to) {
        arrived.set(from, to);
    }

    void willArrive(int from, int to) {
        toCome.add(new FakeStream.Piece(from, to));
    }

    @Override
    public Status await() {
        calls.add("await");
        while (!toCome.isEmpty()) {
            next();
        }
        if (failure != null) {
            throw failure;
        }
        return status;
    }

    @Override
    public Optional<Status> test() {
        return toCome.isEmpty() ? Optional.of(status) : Optional.empty();
    }

    @Override
    public void cancel() {
        throw new AssertionError("not expected");
    }

    @Override
    public boolean takeBack() {
        throw new AssertionError("not expected");
    }

    @Override
    public void awaitElements(int from, int to) {
        calls.add("await " + from + " " + to);
        while (!toCome.isEmpty() && arrived.nextClearBit(from) < to) {
            next();
        }
        if (toCome.isEmpty() && failure != null) {
            throw failure;
        }
    }

    @Override
    public int arrivedUpTo(int from) {
        if (toCome.isEmpty()) {
            if (failure != null) {
                throw failure;
            }
            return Integer.MAX_VALUE;
        }
        return arrived.nextClearBit(from);
    }

    private void next() {
        FakeStream.Piece piece = toCome.remove();
        arrived.set(piece.from(), piece.to());
    }
}
