package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaSend;

/**
 * Rank 0 comes to the end of MPI with messages that it has begun and never ended: rank 1, which waits for some of them, is
 * told, and what nobody waits for keeps nobody.
 */
public final class OpenAtTheEnd {
    private static final int N = 50_000;

    private OpenAtTheEnd() {}

    private static UserBuffer doubles(int n) {
        ByteBuffer memory = ByteBuffer.allocateDirect(8 * n).order(ByteOrder.nativeOrder());
        return new UserBuffer(memory, 0, n, BasicType.DOUBLE);
    }

    public static void main(String[] args) {
        Rank rank = Rank.of(OpenAtTheEnd.class);
        rank.start();
        Communicator world = rank.world();
        Tally tally = new Tally();
        if (world.rank() == 0) {
            UserBuffer heap = new UserBuffer(new double[N], 0, N, BasicType.DOUBLE);
            for (UserBuffer data : new UserBuffer[] {heap, doubles(N)}) {
                DeltaSend.begin(world, data, 1, 1, true).deltaSendData(0, N / 2);
                DeltaSend.begin(world, data, 1, 2, true);
                DeltaSend.begin(world, data, 1, 3, true).announceAtEnd().deltaSendData(0, N);
                DeltaSend.begin(world, data, 1, 4, true).deltaSendData(0, N);
                DeltaSend.begin(SendMode.SYNCHRONOUS, world, data, 1, 5, true).deltaSendData(0, N);
            }
            tally.isTrue(true, "begun");
        } else if (world.rank() == 1) {
            UserBuffer into = doubles(N);
            Request early = world.irecv(doubles(N), 0, 2);
            for (int tag : new int[] {1, 1, 2}) {
                tally.fails(ErrorClass.PROC_FAILED, () -> world.recv(into, 0, tag), "tag " + tag);
            }
            tally.fails(ErrorClass.PROC_FAILED, () -> early.awaitElements(0, 1), "a part");
            tally.isTrue(world.iprobe(0, 3).isEmpty(), "forgotten");
            tally.isTrue(world.iprobe(0, 5).isEmpty(), "forgotten, synchronous");
        }
        rank.finish();
        tally.report(rank.world().rank());
    }
}
