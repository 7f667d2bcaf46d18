package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.util.List;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** What calls of point to point refuse. */
final class Mistakes {
    private final Rank rank;
    private final Communicator world;
    private final Tally tally;

    Mistakes(Rank rank, Tally tally) {
        this.rank = rank;
        this.world = rank.world();
        this.tally = tally;
    }

    void run() {
        int[] data = new int[4];
        UserBuffer four = new UserBuffer(data, 0, 4, BasicType.INT);
        UserBuffer two = new UserBuffer(data, 0, 2, BasicType.INT);
        UserBuffer huge = new UserBuffer(new int[1 << 20], 0, 1 << 20, BasicType.INT);
        tally.fails(ErrorClass.RANK, () -> world.send(SendMode.STANDARD, four, world.size(), 0), "rank");
        tally.fails(ErrorClass.TAG, () -> world.send(SendMode.STANDARD, four, 0, -1), "tag");
        tally.fails(ErrorClass.RANK, () -> world.irecv(four, -7, 0), "source");
        tally.fails(ErrorClass.BUFFER, () -> world.recv(new UserBuffer(data, 2, 4, BasicType.INT), 0, 0), "outside");
        ByteBuffer fixed = ByteBuffer.allocateDirect(64).asReadOnlyBuffer();
        tally.fails(ErrorClass.BUFFER, () -> world.recv(new UserBuffer(fixed, 0, 64, BasicType.BYTE), 0, 0), "fixed");
        tally.fails(ErrorClass.BUFFER, () -> world.irecv(new UserBuffer(fixed, 0, 4, BasicType.BYTE), 0, 0), "fixed");
        tally.fails(ErrorClass.TYPE, () -> world.recv(new UserBuffer(data, 0, 4, BasicType.FLOAT), 0, 0), "type");
        tally.fails(ErrorClass.BUFFER, () -> world.send(SendMode.BUFFERED, huge, 0, 0), "no buffer");
        // Open MPI 4 writes a long message past the end of a short receive (shared memory, in C too), so none is sent
        // there.
        boolean safe = !rank.engineDescription().contains("Open MPI v4");
        for (UserBuffer longer : safe ? List.of(four, huge) : List.of(four)) {
            if (world.rank() == 0) {
                world.send(SendMode.STANDARD, longer, 1, 1);
                world.send(SendMode.STANDARD, longer, 1, 1);
            } else {
                tally.fails(ErrorClass.TRUNCATE, () -> world.recv(two, 0, 1), "truncated");
                Request request = world.irecv(two, 0, 1);
                tally.fails(ErrorClass.TRUNCATE, request::await, "truncated");
                tally.fails(ErrorClass.TRUNCATE, request::await, "truncated, told again");
            }
        }
        Communicator self = rank.self().dup();
        self.free();
        tally.fails(ErrorClass.COMM, () -> self.send(SendMode.STANDARD, four, 0, 0), "freed");
        tally.equal(world.recv(four, Communicator.PROC_NULL, 0), Status.EMPTY, "from nobody");
    }
}
