package org.sluicempi.enginetest;

import java.util.Arrays;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.face.Series;

/**
 * Rank 0 deals out headers and long messages and gathers what comes back, with all calls of a round under way together. Its
 * first receiver first waits for its last, so nobody may be kept waiting by one that is not ready. Then each rank sends and
 * receives in one series.
 */
final class SeriesChecks {
    private static final int LENGTH = 200_000;
    private static final int HEADER = 1;
    private static final int PAYLOAD = 2;
    private static final int BACK = 3;

    private final Communicator world;
    private final Script script;
    private final Tally tally;

    private SeriesChecks(Script script, Tally tally) {
        this.world = script.world();
        this.script = script;
        this.tally = tally;
    }

    /** Collective. */
    static void run(Communicator world, Tally tally) {
        Script script = Script.over(world);
        SeriesChecks checks = new SeriesChecks(script, tally);
        if (world.size() > 2) {
            for (int round = 0; round < 3; round++) {
                if (world.rank() == 0) {
                    checks.deal(round);
                    checks.gather(round);
                } else {
                    checks.work(round);
                }
            }
        }
        checks.turnKinds();
        script.comm().free();
    }

    /** A message that is sent to the rank itself stays what it was, and none is sent behind a receive that fails. */
    private void turnKinds() {
        Communicator comm = script.comm();
        int me = world.rank();
        Series<String> series = new Series<>();
        int[] given = filled(1);
        int[] sent = new int[LENGTH];
        Request ahead = comm.isend(SendMode.STANDARD, Script.ints(filled(2)), me, BACK);
        Request first = comm.irecv(Script.ints(sent), me, PAYLOAD);
        tally.isTrue(series.send("send", comm, Script.ints(given), me, PAYLOAD).isEmpty(), "sent");
        tally.isTrue(
                series.receive("receive", comm, Script.ints(given), me, BACK).isEmpty(), "received");
        tally.isTrue(series.await().isEmpty(), "both are complete");
        first.await();
        ahead.await();
        tally.equal(sent[LENGTH - 1], 1, "what was sent");
        tally.equal(given[LENGTH - 1], 2, "what filled its place");
        ahead = comm.isend(SendMode.STANDARD, Script.ints(new int[2]), me, HEADER);
        tally.isTrue(
                series.receive("short", comm, Script.ints(new int[1]), me, HEADER)
                        .isEmpty(),
                "begun");
        String failed = series.send("behind", comm, Script.ints(given), me, BACK)
                .map(Series.Failed::maker)
                .orElse("none");
        tally.equal(failed, "short", "the call that has failed");
        tally.isTrue(series.await().isEmpty(), "nothing is under way behind it");
        ahead.await();
        tally.isTrue(comm.iprobe(me, BACK).isEmpty(), "nothing was sent behind it");
    }

    private static int[] filled(int value) {
        int[] all = new int[LENGTH];
        Arrays.fill(all, value);
        return all;
    }

    private void deal(int round) {
        Series<Integer> series = new Series<>();
        int[] header = new int[1];
        int[] payload = filled(round + 7);
        for (int dest = 1; dest < world.size(); dest++) {
            header[0] = dest * 100 + round;
            tally.isTrue(
                    series.send(dest, script.comm(), Script.ints(header), dest, HEADER)
                            .isEmpty(),
                    "the header goes to " + dest);
            tally.isTrue(
                    series.send(dest, script.comm(), Script.ints(payload), dest, PAYLOAD)
                            .isEmpty(),
                    "the payload goes to " + dest);
        }
        header[0] = -1;
        tally.isTrue(series.await().isEmpty(), "all have been sent");
    }

    private void gather(int round) {
        Series<Integer> series = new Series<>();
        int[][] rows = new int[world.size()][LENGTH];
        for (int source = 1; source < world.size(); source++) {
            tally.isTrue(
                    series.receive(source, script.comm(), Script.ints(rows[source]), source, BACK)
                            .isEmpty(),
                    "a row is to come from " + source);
        }
        tally.isTrue(series.await().isEmpty(), "all have come");
        for (int source = 1; source < world.size(); source++) {
            tally.equal(rows[source][LENGTH - 1], source + round, "the row of " + source);
        }
    }

    private void work(int round) {
        int last = world.size() - 1;
        if (world.rank() == 1) {
            script.told(last);
        }
        int[] header = new int[1];
        script.comm().recv(Script.ints(header), 0, HEADER);
        tally.equal(header[0], world.rank() * 100 + round, "the header");
        int[] payload = new int[LENGTH];
        script.comm().recv(Script.ints(payload), 0, PAYLOAD);
        tally.equal(payload[LENGTH - 1], round + 7, "the payload");
        if (world.rank() == last) {
            script.tell(1);
        }
        Arrays.fill(payload, world.rank() + round);
        script.comm().send(SendMode.STANDARD, Script.ints(payload), 0, BACK);
    }
}
