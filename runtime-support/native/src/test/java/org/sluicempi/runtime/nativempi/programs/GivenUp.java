package org.sluicempi.runtime.nativempi.programs;

import java.util.Set;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.CommunicatorMembers;

/**
 * A program that gives up one message in pieces after the other may go on for ever: each gives its channel back, but for those
 * that nobody has heard of.
 */
public final class GivenUp {
    private static final int MANY = 2000;
    private static final int NEVER = 100;

    /** So many at most may not be known to have been heard of, as their last words are under way. */
    private static final int UNDER_WAY = 64;

    private final Communicator world;
    private final Tally tally = new Tally();
    /** Channels of this rank's. */
    private final Set<Integer> used;

    private GivenUp(Communicator world) {
        this.world = world;
        used = ((CommunicatorMembers) world).context().owner().hub().used();
    }

    public static void main(String[] args) {
        Rank rank = Rank.of(GivenUp.class);
        rank.start();
        GivenUp program = new GivenUp(rank.world());
        program.heardOf(1000);
        program.heardOf(50_000);
        program.nothingHasLeft();
        program.nobodyAsks();
        rank.finish();
        program.tally.report(program.world.rank());
    }

    private static UserBuffer doubles(int n) {
        return new UserBuffer(new double[n], 0, n, BasicType.DOUBLE);
    }

    private void heardOf(int n) {
        UserBuffer data = doubles(n);
        UserBuffer answer = doubles(1);
        for (int k = 0; k < MANY; k++) {
            if (world.rank() == 0) {
                DeltaStream stream = world.openDelta(data, 1, 1);
                stream.piece(0, n / 2);
                stream.abandon("planted");
                world.recv(answer, 1, 2);
            } else {
                tally.fails(ErrorClass.PROC_FAILED, () -> world.recv(data, 0, 1), "given up");
                world.send(SendMode.STANDARD, answer, 0, 2);
            }
        }
        tally.isTrue(used.size() < UNDER_WAY, "channels of " + n + " elements: " + used.size());
    }

    private void nothingHasLeft() {
        int before = used.size();
        for (int k = 0; k < MANY; k++) {
            world.openDelta(SendMode.STANDARD, doubles(1000), 1 - world.rank(), 3, false)
                    .abandon("planted");
        }
        tally.isTrue(used.size() <= before, "channels of nothing: " + used.size() + " behind " + before);
    }

    /** What may lie at the receiver must not be taken for another message. */
    private void nobodyAsks() {
        if (world.rank() == 0) {
            for (int k = 0; k < NEVER; k++) {
                DeltaStream stream = world.openDelta(SendMode.STANDARD, doubles(1000), 1, 4, k % 2 == 0);
                stream.piece(0, 10);
                stream.abandon("planted");
            }
        }
        world.collectives().barrier();
        int kept = world.rank() == 0 ? NEVER : 0;
        tally.isTrue(used.size() >= kept, "channels that nobody has asked for: " + used.size());
    }
}
