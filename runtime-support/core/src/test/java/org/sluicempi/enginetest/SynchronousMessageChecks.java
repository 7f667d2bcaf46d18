package org.sluicempi.enginetest;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaSend;

/** A message in parts in synchronous mode has the place of its end, whether the engine cuts it or not. */
final class SynchronousMessageChecks {
    private static final int N = 20_000;
    private static final int TAG = 11;
    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    private final Communicator world;
    private final Tally tally;

    private SynchronousMessageChecks(Communicator world, Tally tally) {
        this.world = world;
        this.tally = tally;
    }

    static void run(Communicator world, Tally tally) {
        SynchronousMessageChecks checks = new SynchronousMessageChecks(world, tally);
        checks.toItself();
        if (world.size() > 1 && world.rank() < 2) {
            for (int length : new int[] {3, 1_000, N}) {
                for (int ready : new int[] {0, length / 2, length}) {
                    checks.behindAPlainOne(length, ready);
                    checks.amongOthers(length, ready);
                }
            }
            checks.asAStream();
            checks.givenUp();
            checks.refused();
        }
    }

    private boolean sender() {
        return world.rank() == 0;
    }

    private static UserBuffer filled(int length, int value) {
        int[] array = new int[length];
        Arrays.fill(array, value);
        return ints(array);
    }

    private static UserBuffer ints(int[] array) {
        return new UserBuffer(array, 0, array.length, BasicType.INT);
    }

    private DeltaSend begun(int length, int value) {
        return DeltaSend.begin(SendMode.SYNCHRONOUS, world, filled(length, value), 1, TAG, true);
    }

    private void received(int value, int length, String what) {
        int[] into = new int[N];
        tally.equal(world.recv(ints(into), 0, Communicator.ANY_TAG).bytes(), 4L * length, what + ", its length");
        tally.equal(into[0] + into[length - 1], 2 * value, what);
    }

    /** What the program sends in between comes first, and waits for nothing. */
    private void behindAPlainOne(int length, int ready) {
        if (sender()) {
            DeltaSend late = begun(length, 1);
            late.deltaSendData(0, ready);
            world.send(SendMode.STANDARD, filled(1, 2), 1, TAG + 1);
            world.recv(NOTHING, 1, TAG);
            late.deltaSendEnd();
        } else {
            received(2, 1, "the plain message");
            tally.isTrue(world.iprobe(0, Communicator.ANY_TAG).isEmpty(), "nobody sees a message before its end");
            world.send(SendMode.STANDARD, NOTHING, 0, TAG);
            received(1, length, "the synchronous message, " + ready + " ready");
        }
    }

    /** Messages of other modes that have been begun keep their places before its end. */
    private void amongOthers(int length, int ready) {
        if (sender()) {
            DeltaSend third = begun(length, 3);
            DeltaSend first = DeltaSend.begin(world, filled(length, 1), 1, TAG, true);
            third.deltaSendData(0, ready);
            DeltaSend second = DeltaSend.begin(world, filled(length, 2), 1, TAG, true);
            second.deltaSendData(0, ready);
            first.deltaSendData(0, ready);
            world.recv(NOTHING, 1, TAG);
            third.deltaSendEnd();
            second.deltaSendEnd();
            first.deltaSendEnd();
        } else {
            int[][] into = new int[3][length];
            Request[] posted = new Request[3];
            for (int k = 0; k < 3; k++) {
                posted[k] = world.irecv(ints(into[k]), 0, TAG);
            }
            world.send(SendMode.STANDARD, NOTHING, 0, TAG);
            for (int k = 0; k < 3; k++) {
                posted[k].await();
                tally.equal(into[k][0] + into[k][length - 1], 2 * (k + 1), "place " + k + " with " + ready + " ready");
            }
        }
    }

    private void toItself() {
        int me = world.rank();
        int[] first = new int[5];
        int[] second = new int[5];
        Request early = world.irecv(ints(first), me, TAG);
        Request late = world.irecv(ints(second), me, TAG);
        DeltaSend message = DeltaSend.begin(SendMode.SYNCHRONOUS, world, filled(5, 1), me, TAG, true);
        message.deltaSendData(0, 2);
        world.isend(SendMode.STANDARD, filled(5, 2), me, TAG).await();
        message.deltaSendEnd();
        early.await();
        late.await();
        tally.equal(first[0] * 10 + second[4], 21, "the places of messages to this rank");
    }

    /** An engine's stream is as late, also where it is to be announced at once. */
    private void asAStream() {
        if (sender()) {
            DeltaStream stream = world.openDelta(SendMode.SYNCHRONOUS, filled(N, 1), 1, TAG, true);
            stream.piece(0, N / 2);
            world.send(SendMode.STANDARD, filled(1, 2), 1, TAG);
            stream.piece(N / 2, N);
            stream.end(N);
            world.openDelta(SendMode.SYNCHRONOUS, filled(N, 3), 1, TAG, true).abandon("planted");
            world.send(SendMode.STANDARD, filled(1, 4), 1, TAG);
        } else {
            received(2, 1, "what was sent before the end");
            received(1, N, "what was ended");
            received(4, 1, "what was sent behind a message that was given up");
        }
    }

    /** As if it had never been begun. */
    private void givenUp() {
        if (sender()) {
            for (int ready : new int[] {0, N / 2, N}) {
                DeltaSend message = begun(N, 1);
                message.deltaSendData(0, ready);
                message.abandon("planted");
                begun(N, 1).deltaSendData(0, ready);
            }
            world.send(SendMode.STANDARD, filled(1, 2), 1, TAG);
        } else {
            received(2, 1, "what was sent behind messages that were given up");
        }
    }

    private void refused() {
        if (sender()) {
            DeltaSend longer = begun(N, 1);
            longer.deltaSendData(0, N / 2);
            tally.fails(ErrorClass.BUFFER, () -> longer.deltaSendEnd(N + 1), "an end beyond the begin");
            DeltaSend shorter = begun(N, 1);
            shorter.deltaSendData(0, N / 2);
            tally.isTrue(beyond(shorter), "an end before what was declared final");
            world.send(SendMode.STANDARD, filled(1, 2), 1, TAG);
        } else {
            received(2, 1, "what was sent behind messages whose ends were refused");
        }
    }

    private static boolean beyond(DeltaSend message) {
        try {
            message.deltaSendEnd(10);
            return false;
        } catch (IllegalStateException e) {
            return true;
        }
    }
}
