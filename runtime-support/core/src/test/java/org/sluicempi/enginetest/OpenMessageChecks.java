package org.sluicempi.enginetest;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaRecv;
import org.sluicempi.runtime.delta.DeltaSend;
import org.sluicempi.runtime.face.Exchange;

/** Messages that are sent in parts from rank 0 to rank 1, when something is unusual about their order or their end. */
final class OpenMessageChecks {
    private static final int N = 20_000;
    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    private final Communicator world;
    private final Tally tally;

    private OpenMessageChecks(Communicator world, Tally tally) {
        this.world = world;
        this.tally = tally;
    }

    /** Only between two ranks of several; the others do nothing. */
    static void run(Communicator world, Tally tally) {
        OpenMessageChecks checks = new OpenMessageChecks(world, tally);
        if (world.size() > 1 && world.rank() < 2) {
            for (int length : new int[] {3, 1_000, N}) {
                for (int ready : new int[] {0, 1, length / 2, length}) {
                    checks.places(length, ready);
                }
            }
            checks.givenUp();
            checks.forgotten();
            checks.tooLong();
            checks.sameWords();
            checks.statuses();
            checks.refusedExchange();
            checks.readOnly();
            checks.emptyOfAnotherType();
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

    private void go() {
        world.send(SendMode.STANDARD, NOTHING, 1 - world.rank(), 9);
    }

    private void ready() {
        world.recv(NOTHING, 1 - world.rank(), 9);
    }

    /** The order of begins counts, of a message that is announced at its end the order of ends. */
    private void places(int length, int ready) {
        if (sender()) {
            DeltaSend first = DeltaSend.begin(world, filled(length, 1), 1, 3, true);
            DeltaSend second = DeltaSend.begin(world, filled(length, 2), 1, 3, true);
            DeltaSend last =
                    DeltaSend.begin(world, filled(length, 5), 1, 3, true).announceAtEnd();
            last.deltaSendData(0, ready);
            second.deltaSendData(0, ready);
            Request third = world.isend(SendMode.STANDARD, filled(length, 3), 1, 3);
            first.deltaSendData(ready);
            DeltaSend fourth = DeltaSend.begin(world, filled(length, 4), 1, 3, true);
            fourth.deltaSendData(0, ready);
            first.deltaSendEnd();
            second.deltaSendEnd();
            third.await();
            fourth.deltaSendEnd();
            last.deltaSendEnd();
        } else {
            for (int k = 1; k <= 5; k++) {
                int[] into = new int[length];
                tally.equal(world.recv(ints(into), 0, 3).count(BasicType.INT), length, "length of message " + k);
                tally.equal(into[0] + into[length - 1], 2 * k, "place " + k + " with " + ready + " of " + length);
            }
        }
    }

    /** Every probe fails; a matched one and the receive take the message. */
    private void givenUp() {
        if (sender()) {
            for (int k = 0; k < 3; k++) {
                DeltaStream stream = world.openDelta(direct(), 1, 4);
                stream.piece(0, 1_000);
                stream.piece(3_000, 4_000);
                stream.piece(1_000, 2_000);
                stream.abandon("planted");
            }
            world.send(SendMode.STANDARD, NOTHING, 1, 4);
            go();
        } else {
            ready(); // what came before the messages were given up may be taken
            tally.fails(ErrorClass.PROC_FAILED, () -> world.probe(0, 4), "probe");
            tally.fails(ErrorClass.PROC_FAILED, () -> world.iprobe(Communicator.ANY_SOURCE, 4), "iprobe");
            tally.fails(ErrorClass.PROC_FAILED, () -> world.mprobe(0, Communicator.ANY_TAG), "mprobe");
            tally.fails(ErrorClass.PROC_FAILED, () -> world.recv(filled(N, 0), 0, 4), "recv");
            Request posted = world.irecv(filled(N, 0), 0, 4);
            tally.fails(ErrorClass.PROC_FAILED, () -> posted.awaitElements(4_500, 4_600), "a part");
            tally.fails(ErrorClass.PROC_FAILED, posted::await, "irecv");
            tally.equal(world.mprobe(0, 4).recv(NOTHING).bytes(), 0L, "what follows them");
        }
    }

    /** As a plain message of no elements, one in parts that turns out to have none matches a receive of any type. */
    private void emptyOfAnotherType() {
        for (boolean posted : new boolean[] {true, false}) {
            if (sender()) {
                ready();
                DeltaStream stream = world.openDelta(direct(), 1, 6);
                go();
                ready();
                stream.end(0);
            } else {
                UserBuffer into = new UserBuffer(new double[] {7}, 0, 1, BasicType.DOUBLE);
                Request before = posted ? world.irecv(into, 0, 6) : null;
                go();
                ready();
                Request receive = posted ? before : world.irecv(into, 0, 6);
                go();
                tally.equal(receive.await().bytes(), 0L, "length of an empty message of another type");
                tally.equal(((double[]) into.storage())[0], 7.0, "what an empty message leaves");
            }
        }
    }

    private static UserBuffer direct() {
        ByteBuffer memory = ByteBuffer.allocateDirect(4 * N).order(ByteOrder.nativeOrder());
        return new UserBuffer(memory, 0, N, BasicType.INT);
    }

    private void forgotten() {
        if (sender()) {
            for (int k = 0; k < 300; k++) {
                DeltaSend.begin(world, filled(N, 1), 1, 5, true).announceAtEnd().deltaSendData(0, N);
                DeltaStream stream = world.openDelta(direct(), 1, 5, false);
                stream.piece(0, N);
                stream.abandon("forgotten");
            }
            world.send(SendMode.STANDARD, filled(1, 6), 1, 5);
            DeltaSend whole = DeltaSend.begin(world, filled(N, 7), 1, 5, true).announceAtEnd();
            whole.deltaSendData(0, N);
            whole.deltaSendEnd();
        } else {
            int[] into = new int[N];
            tally.equal(world.recv(ints(into), Communicator.ANY_SOURCE, 5).bytes(), 4L, "after 600 forgotten ones");
            tally.equal(into[0], 6, "after 600 forgotten ones");
            tally.equal(world.recv(ints(into), 0, 5).bytes(), 4L * N, "a message in parts");
            tally.equal(into[N - 1], 7, "a message in parts");
        }
    }

    /** Nothing of what may be too long is handed out before its length is known. */
    /** A receive that is too short is told so in the same words, however the message has come. */
    private void sameWords() {
        for (int length : new int[] {12, 15, 900}) {
            if (sender()) {
                for (int k = 0; k < 2; k++) {
                    world.send(SendMode.STANDARD, filled(length, 8), 1, 6);
                    DeltaStream stream = world.openDelta(filled(length, 8), 1, 6);
                    stream.piece(0, length);
                    stream.end(length);
                }
            } else {
                for (int source : new int[] {0, Communicator.ANY_SOURCE}) {
                    String whole = refusal(source);
                    tally.equal(refusal(source), whole, "the words for a message in parts of " + length);
                }
            }
        }
    }

    private String refusal(int source) {
        try {
            return "not refused: " + world.recv(ints(new int[10]), source, 6);
        } catch (MpiError e) {
            tally.equal(e.errorClass(), ErrorClass.TRUNCATE, "too short a receive");
            return e.getMessage();
        }
    }

    private void tooLong() {
        for (int length : new int[] {N, 50}) {
            if (sender()) {
                DeltaStream stream = world.openDelta(filled(N, 8), 1, 6);
                stream.piece(0, 50);
                go();
                ready();
                if (length > 50) {
                    stream.piece(50, length);
                }
                stream.end(length);
            } else {
                int[] into = new int[100];
                DeltaRecv recv = DeltaRecv.post(world, ints(into), 0, 6, true);
                ready();
                tally.isTrue(recv.deltaStrip(0, 100) <= 100, "a strip");
                tally.equal(into[0], 0, "nothing is handed out");
                go();
                if (length == N) {
                    tally.fails(ErrorClass.TRUNCATE, () -> recv.deltaWaitData(0, 1), "too long");
                    tally.fails(ErrorClass.TRUNCATE, recv::deltaWait, "too long, told again");
                    tally.equal(into, new int[100], "untouched");
                } else {
                    recv.deltaWaitData(0, 1);
                    tally.equal(into[0], 8, "not too long after all");
                    tally.equal(recv.deltaWait().bytes(), 200L, "not too long after all");
                    tally.equal(into[49] + into[50], 8, "not too long after all");
                }
            }
        }
    }

    private void statuses() {
        if (sender()) {
            DeltaSend send = DeltaSend.begin(world, filled(N, 1), 1, 7, true);
            send.deltaSendData(0, N / 2);
            send.deltaSendEnd();
        } else {
            int[] into = new int[N + 9];
            DeltaRecv recv = DeltaRecv.post(world, ints(into), Communicator.ANY_SOURCE, Communicator.ANY_TAG, true);
            for (int[] part : new int[][] {{N - 1, N}, {0, 10}, {50, 20}, {-5, Integer.MAX_VALUE}}) {
                recv.deltaWaitData(part[0], part[1]);
            }
            tally.equal(into[0] + into[N - 1], 2, "the parts");
            tally.equal(recv.deltaWait().bytes(), 4L * N, "bytes after waits for parts");
            tally.equal(recv.deltaWait().tag(), 7, "tag after waits for parts");
            Object first = recv.deltaWait();
            tally.isTrue(first == recv.deltaWait(), "one status");
        }
    }

    private void refusedExchange() {
        int[] left = {1};
        int[] into = new int[1];
        if (sender()) {
            world.recv(NOTHING, 1, 9);
            world.send(SendMode.STANDARD, filled(1, 5), 1, 8);
        } else {
            tally.fails(ErrorClass.RANK, () -> new Exchange(99, 8, 0, 8).run(world, filled(1, 1), ints(left)), "99");
            tally.fails(ErrorClass.TAG, () -> new Exchange(0, -8, 0, 8).replace(world, ints(left)), "tag -8");
            Request posted = world.irecv(ints(left), 0, 8);
            tally.isTrue(posted.takeBack(), "a receive that nothing has matched");
            go();
            tally.equal(world.recv(ints(into), 0, 8).bytes(), 4L, "the next message");
            tally.equal(into[0] * 10 + left[0], 51, "goes where the program says");
        }
    }

    private void readOnly() {
        UserBuffer fixed = new UserBuffer(ByteBuffer.allocate(8).asReadOnlyBuffer(), 0, 8, BasicType.BYTE);
        UserBuffer direct = new UserBuffer(ByteBuffer.allocateDirect(99).asReadOnlyBuffer(), 0, 99, BasicType.BYTE);
        for (UserBuffer into : new UserBuffer[] {fixed, direct}) {
            tally.fails(ErrorClass.BUFFER, () -> world.recv(into, 1 - world.rank(), 8), "recv");
            tally.fails(ErrorClass.BUFFER, () -> world.irecv(into, 1 - world.rank(), 8), "irecv");
            tally.fails(ErrorClass.BUFFER, () -> world.irecv(into, Communicator.PROC_NULL, 8), "from nobody");
            tally.fails(ErrorClass.BUFFER, () -> DeltaRecv.post(world, into, 1 - world.rank(), 8, true), "in parts");
        }
    }
}
