package org.sluicempi.runtime.nativempi.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** Which message goes to which receive. */
final class Matching {
    private final Rank rank;
    private final Communicator world;
    private final Tally tally;

    Matching(Rank rank, Tally tally) {
        this.rank = rank;
        this.world = rank.world();
        this.tally = tally;
    }

    void run() {
        anyOf();
        probes();
        order();
        cancel();
    }

    private void anyOf() {
        int n = 5;
        if (world.rank() == 0) {
            for (int k = n - 1; k >= 0; k--) {
                world.recv(new UserBuffer(new int[1], 0, 1, BasicType.INT), 1, 50);
                world.send(SendMode.STANDARD, new UserBuffer(new int[] {k}, 0, 1, BasicType.INT), 1, 60 + k);
            }
            return;
        }
        List<Request> requests = new ArrayList<>();
        int[][] into = new int[n][1];
        for (int k = 0; k < n; k++) {
            requests.add(world.irecv(new UserBuffer(into[k], 0, 1, BasicType.INT), 0, 60 + k));
        }
        for (int k = n - 1; k >= 0; k--) {
            world.send(SendMode.STANDARD, new UserBuffer(new int[1], 0, 1, BasicType.INT), 0, 50);
            int first = rank.awaitAny(requests);
            tally.equal(first, k, "index of the first complete request");
            tally.equal(requests.get(first).test().orElseThrow().tag(), 60 + k, "its tag");
            tally.equal(into[k][0], k, "its data");
            requests.set(first, null);
        }
        tally.equal(rank.awaitAny(requests), -1, "none left");
    }

    private void probes() {
        int[] data = {1, 2, 3};
        if (world.rank() == 0) {
            for (int k = 0; k < 4; k++) {
                world.send(SendMode.STANDARD, new UserBuffer(data, 0, 3, BasicType.INT), 1, 70 + k);
            }
            return;
        }
        tally.equal(world.probe(Communicator.ANY_SOURCE, 70), new Status(0, 70, 12, false), "probe");
        Optional<Status> seen = Optional.empty();
        while (seen.isEmpty()) {
            seen = world.iprobe(0, Communicator.ANY_TAG);
        }
        tally.equal(seen.get(), new Status(0, 70, 12, false), "iprobe");
        MatchedMessage second = world.mprobe(0, 71);
        Optional<MatchedMessage> first = world.improbe(0, 70);
        tally.equal(
                first.orElseThrow()
                        .recv(new UserBuffer(new int[3], 0, 3, BasicType.INT))
                        .tag(),
                70,
                "improbe");
        tally.equal(second.status(), new Status(0, 71, 12, false), "mprobe");
        int[] into = new int[4];
        tally.equal(second.recv(new UserBuffer(into, 0, 4, BasicType.INT)).bytes(), 12L, "mrecv");
        tally.equal(into, new int[] {1, 2, 3, 0}, "data of mrecv");
        tally.fails(ErrorClass.REQUEST, () -> second.recv(new UserBuffer(into, 0, 4, BasicType.INT)), "twice");
        MatchedMessage third = world.mprobe(0, Communicator.ANY_TAG);
        tally.fails(ErrorClass.TRUNCATE, () -> third.recv(new UserBuffer(into, 0, 2, BasicType.INT)), "short");
        tally.equal(world.recv(new UserBuffer(into, 0, 4, BasicType.INT), 0, 73).tag(), 73, "the last one");
        tally.isTrue(world.iprobe(0, 73).isEmpty(), "nothing left");
        tally.equal(world.mprobe(Communicator.PROC_NULL, 0).status(), Status.EMPTY, "mprobe of nobody");
    }

    /** Messages of one envelope come in order, whatever their lengths. */
    private void order() {
        int n = 200;
        List<Request> requests = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            int length = k % 7 == 0 ? 20_000 : 1;
            int[] data = new int[20_000];
            data[0] = k;
            UserBuffer buffer = new UserBuffer(data, 0, world.rank() == 0 ? length : 20_000, BasicType.INT);
            if (world.rank() == 0) {
                requests.add(world.isend(SendMode.STANDARD, buffer, 1, 90));
            } else {
                tally.equal(world.recv(buffer, 0, 90).bytes(), 4L * length, "length in order");
                tally.equal(data[0], k, "order");
            }
        }
        requests.forEach(Request::await);
    }

    private void cancel() {
        Request never = world.irecv(new UserBuffer(new int[1], 0, 1, BasicType.INT), 1 - world.rank(), 99);
        tally.isTrue(never.test().isEmpty(), "nothing came");
        never.cancel();
        tally.isTrue(never.await().cancelled(), "cancelled");
        tally.isTrue(never.await().cancelled(), "a second wait says the same");
    }
}
