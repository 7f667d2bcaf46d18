package org.sluicempi.runtime.nativempi.programs;

import java.util.List;
import java.util.Optional;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** How a message is received. */
enum Reception {
    BLOCKING,
    NONBLOCKING,
    ELEMENTS,
    POLLED,
    PROBED,
    POLL_PROBED,
    MATCHED,
    ANY_SOURCE,
    ANY_OF,
    POSTED_BEFORE;

    /** Receives {@code n} doubles with tag 7 into a buffer that starts at index 2 of its storage. */
    Status receive(Communicator comm, UserBuffer into, int sender, int n, Tally tally) {
        switch (this) {
            case BLOCKING:
                return comm.recv(into, sender, 7);
            case ANY_SOURCE:
                return comm.recv(into, Communicator.ANY_SOURCE, Communicator.ANY_TAG);
            case NONBLOCKING:
                return comm.irecv(into, sender, 7).await();
            case ELEMENTS: {
                Request request = comm.irecv(into, sender, Communicator.ANY_TAG);
                for (int k = 0; k < n; k += Math.max(1, n / 5)) {
                    request.awaitElements(k, k + 1);
                    if (Doubles.get(into.storage(), 2 + k) != k + 0.5) {
                        throw new AssertionError("element " + k + " awaited, is " + Doubles.get(into.storage(), 2 + k));
                    }
                }
                return request.await();
            }
            case POLLED: {
                Request request = comm.irecv(into, Communicator.ANY_SOURCE, 7);
                for (int at = 0; at != Integer.MAX_VALUE; at = request.arrivedUpTo(at)) {
                    if (at > 0 && at <= n && Doubles.get(into.storage(), 1 + at) != at - 0.5) {
                        throw new AssertionError(
                                "element " + at + " has arrived, is " + Doubles.get(into.storage(), 1 + at));
                    }
                }
                return request.test().orElseThrow();
            }
            case PROBED: {
                Status status = comm.probe(sender, 7);
                tally.equal(status.bytes(), 8L * n, "length told by a probe");
                tally.equal(comm.probe(Communicator.ANY_SOURCE, Communicator.ANY_TAG), status, "second probe");
                return comm.recv(into, status.source(), status.tag());
            }
            case POLL_PROBED: {
                Optional<Status> status = Optional.empty();
                while (status.isEmpty()) {
                    status = comm.iprobe(Communicator.ANY_SOURCE, 7);
                }
                tally.equal(status.get().bytes(), 8L * n, "length told by a probe");
                return comm.irecv(into, status.get().source(), Communicator.ANY_TAG)
                        .await();
            }
            case MATCHED:
                return comm.mprobe(Communicator.ANY_SOURCE, 7).recv(into);
            case ANY_OF: {
                List<Request> both = List.of(
                        comm.irecv(new UserBuffer(new int[1], 0, 1, BasicType.INT), sender, 8),
                        comm.irecv(into, sender, 7));
                tally.equal(comm.owner().awaitAny(both), 1, "the one that completes");
                both.get(0).cancel();
                both.get(0).await();
                return both.get(1).await();
            }
            default: {
                Request request = comm.irecv(into, sender, 7);
                comm.send(SendMode.STANDARD, new UserBuffer(new byte[0], 0, 0, BasicType.BYTE), sender, 1);
                return request.await();
            }
        }
    }
}
