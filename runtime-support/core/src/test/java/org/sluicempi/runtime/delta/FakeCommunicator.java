package org.sluicempi.runtime.delta;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;

/** Rank 0 of 4; records sends, hands out one prepared receive. */
class FakeCommunicator implements Communicator {
    record Sent(UserBuffer data, int dest, int tag) {}

    final List<Sent> sent = new ArrayList<>();
    /** Modes of what was sent or opened. */
    final List<SendMode> modes = new ArrayList<>();

    final FakeRequest request = new FakeRequest();
    /** Elements of the messages that were opened. */
    final List<Integer> opened = new ArrayList<>();

    FakeStream stream;
    int pieceLimit = 65_536;
    boolean idle = true;
    boolean freed;
    LongSupplier clock = System::nanoTime;
    final OpenSends openSends = new OpenSends();
    ThreadLevel threads = ThreadLevel.MULTIPLE;

    @Override
    public Rank owner() {
        return FakeRank.with(clock, openSends, threads);
    }

    @Override
    public int rank() {
        return 0;
    }

    @Override
    public int size() {
        return 4;
    }

    @Override
    public void checkSend(UserBuffer data, int dest, int tag) {
        if (freed) {
            throw new MpiError(ErrorClass.COMM, "communicator was freed");
        }
        if (dest >= 4 || dest < PROC_NULL) {
            throw new MpiError(ErrorClass.RANK, "rank " + dest);
        }
        if (tag < 0) {
            throw new MpiError(ErrorClass.TAG, "tag " + tag);
        }
        data.check();
    }

    @Override
    public void checkReceive(UserBuffer into, int source, int tag) {
        into.checkIncoming();
    }

    @Override
    public void send(SendMode mode, UserBuffer data, int dest, int tag) {
        checkSend(data, dest, tag);
        openSends.before(this, dest);
        sent.add(new Sent(data, dest, tag));
        modes.add(mode);
    }

    @Override
    public DeltaStream openDelta(SendMode mode, UserBuffer data, int dest, int tag, boolean announce) {
        opened.add(data.count());
        modes.add(mode);
        stream = new FakeStream(data, pieceLimit);
        stream.idle = idle;
        return stream;
    }

    @Override
    public Request irecv(UserBuffer into, int source, int tag) {
        return request;
    }

    @Override
    public Status recv(UserBuffer into, int source, int tag) {
        return request.await();
    }

    @Override
    public Request isend(SendMode mode, UserBuffer data, int dest, int tag) {
        throw new AssertionError("not expected");
    }

    @Override
    public Status probe(int source, int tag) {
        throw new AssertionError("not expected");
    }

    @Override
    public Optional<Status> iprobe(int source, int tag) {
        throw new AssertionError("not expected");
    }

    @Override
    public Collectives collectives() {
        throw new AssertionError("not expected");
    }

    @Override
    public Communicator dup() {
        throw new AssertionError("not expected");
    }

    @Override
    public Optional<Communicator> split(int color, int key) {
        throw new AssertionError("not expected");
    }

    @Override
    public void free() {
        freed = true;
    }

    @Override
    public void abort(int code) {
        throw new AssertionError("not expected");
    }
}
