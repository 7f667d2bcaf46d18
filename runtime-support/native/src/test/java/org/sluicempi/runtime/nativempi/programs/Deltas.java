package org.sluicempi.runtime.nativempi.programs;

import java.util.List;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;

/** Messages in pieces and whole ones from rank 0 to rank 1, received in every way that there is. */
public final class Deltas {
    private static final Tally TALLY = new Tally();
    private static final int[] LENGTHS = {0, 1, 5, 6, 7, 40, 1000, 60_000};

    private Deltas() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(Deltas.class);
        // what most programs ask for; other programs here ask for all threads
        rank.start(ThreadLevel.FUNNELED);
        Communicator world = rank.world();
        Communicator other = world.split(0, -world.rank()).orElseThrow();
        for (Communicator comm : List.of(world, other)) {
            int sender = comm == world ? 0 : comm.size() - 1;
            for (Way way : Way.values()) {
                for (Reception reception : Reception.values()) {
                    for (int n : comm == world ? LENGTHS : new int[] {5, 1000}) {
                        for (int storage = n > 10_000 ? 3 : 0; storage < 4; storage++) {
                            exchange(comm, sender, way, reception, n, storage);
                        }
                    }
                }
            }
        }
        new PiecesAmongOthers(world, TALLY).run();
        world.collectives().barrier();
        System.out.println("eager limit " + rank.eagerLimit());
        TALLY.report(world.rank());
        rank.finish();
    }

    private static void exchange(Communicator comm, int sender, Way way, Reception reception, int n, int storages) {
        int receiver = sender == 0 ? 1 : comm.size() - 2;
        String what = way + " " + reception + " " + n + " storages " + storages;
        if (comm.rank() == sender) {
            if (reception == Reception.POSTED_BEFORE) {
                comm.recv(new UserBuffer(new byte[0], 0, 0, BasicType.BYTE), receiver, 1);
            }
            way.send(comm, Doubles.storage(storages % 2 == 1, n + 3), n, receiver);
        } else if (comm.rank() == receiver) {
            Object into = Doubles.storage(storages / 2 == 1, n + 20);
            Status status =
                    reception.receive(comm, new UserBuffer(into, 2, n + 10, BasicType.DOUBLE), sender, n, TALLY);
            TALLY.equal(status, new Status(sender, 7, 8L * n, false), what);
            for (int k = 0; k < n + 20; k++) {
                boolean inside = k >= 2 && k < n + 2;
                if (Doubles.get(into, k) != (inside ? k - 1.5 : 0)) {
                    throw new AssertionError(what + ": element " + k + " is " + Doubles.get(into, k));
                }
            }
        }
    }
}
