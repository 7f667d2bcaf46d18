package org.sluicempi.runtime.delta;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.UserBuffer;

/** Records what is sent; takes the data at the time of the call, as the contract for heap arrays says. */
final class FakeStream implements DeltaStream {
    record Piece(int from, int to) {}

    final List<Piece> pieces = new ArrayList<>();
    final BitSet sent = new BitSet();
    final ByteBuffer bytes;
    int total = -1;
    String abandoned;
    boolean idle = true;
    private final UserBuffer data;
    private final int limit;

    FakeStream(UserBuffer data, int limit) {
        this.data = data;
        this.limit = limit;
        bytes = ByteBuffer.allocate(Math.toIntExact(data.bytes()));
    }

    @Override
    public int pieceLimit() {
        return limit;
    }

    @Override
    public boolean idle() {
        return idle;
    }

    @Override
    public void piece(int from, int to) {
        if (from < 0 || from >= to || to > data.count() || total >= 0 || abandoned != null) {
            throw new AssertionError("piece [" + from + ", " + to + ") of " + data.count() + ", total " + total);
        }
        int twice = sent.nextSetBit(from);
        if (twice >= 0 && twice < to) {
            throw new AssertionError("element " + twice + " is sent twice");
        }
        sent.set(from, to);
        pieces.add(new Piece(from, to));
        int step = data.type().extent();
        ByteBuffer copy = Snapshot.of(data, data.offset() + from * step, data.offset() + to * step);
        bytes.put(from * data.type().size(), copy, 0, copy.capacity());
    }

    @Override
    public void end(int count) {
        if (total >= 0 || abandoned != null) {
            throw new AssertionError("ended before");
        }
        if (sent.nextClearBit(0) != count || sent.length() != count) {
            throw new AssertionError("sent " + sent + " of " + count);
        }
        total = count;
    }

    @Override
    public void abandon(String reason) {
        abandoned = reason;
    }
}
