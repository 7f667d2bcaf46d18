package org.sluicempi.runtime.nativempi.programs;

import java.util.Arrays;
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
 * The only rank of its job sends to itself in parts: as between two, such a message has the place of its begin, and its
 * receiver is told of one that is given up.
 */
public final class PartsToOneself {
    private static final int N = 20_000;

    private PartsToOneself() {}

    private static UserBuffer longs() {
        return new UserBuffer(new long[N], 0, N, BasicType.LONG);
    }

    public static void main(String[] args) {
        Rank rank = Rank.of(PartsToOneself.class);
        rank.start();
        Tally tally = new Tally();
        for (Communicator own : new Communicator[] {rank.world(), rank.self()}) {
            long[] data = new long[N];
            long[] into = new long[N];
            Request first = own.irecv(new UserBuffer(into, 0, N, BasicType.LONG), 0, Communicator.ANY_TAG);
            Request second = own.irecv(longs(), 0, Communicator.ANY_TAG);
            DeltaSend parts = DeltaSend.begin(own, new UserBuffer(data, 0, N, BasicType.LONG), 0, 1, true);
            for (int i = 0; i < N; i++) {
                data[i] = i * 3L;
                parts.deltaSendData(i, i + 1);
            }
            own.send(SendMode.STANDARD, new UserBuffer(new long[1], 0, 1, BasicType.LONG), 0, 2);
            parts.deltaSendEnd();
            tally.equal(first.await().tag(), 1, "tag of the first");
            tally.equal(second.await().tag(), 2, "tag of the second");
            tally.isTrue(Arrays.equals(data, into), "data");
            DeltaSend lost = DeltaSend.begin(own, longs(), 0, 3, true);
            lost.deltaSendData(0, N / 2);
            lost.abandon("given up");
            tally.fails(ErrorClass.PROC_FAILED, () -> own.recv(longs(), 0, 3), "one that is given up");
        }
        tally.report(0);
        rank.finish();
    }
}
