package org.sluicempi.enginetest;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.DeltaRecv;
import org.sluicempi.runtime.delta.DeltaSend;

/**
 * The place of a message in parts from rank 0 to rank 1 among others, and who is told of one that is not ended well: the same
 * whether any part of it has left or not.
 */
final class MessagePlaceChecks {
    private static final int N = 20_000;
    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    private final Communicator world;
    private final Tally tally;

    private MessagePlaceChecks(Communicator world, Tally tally) {
        this.world = world;
        this.tally = tally;
    }

    /** Between the first two ranks, or three; the others do nothing. Collective. */
    static void run(Communicator world, Tally tally) {
        MessagePlaceChecks checks = new MessagePlaceChecks(world, tally);
        boolean pair = world.size() > 1 && world.rank() < 2;
        for (int length : new int[] {3, 1_000, N}) {
            for (int ready : new int[] {0, 1, length / 2, length}) {
                if (pair) {
                    checks.placesAmongTags(length, ready);
                    checks.refusedEnds(length, ready);
                }
                checks.freedInBetween(length, ready);
            }
            if (pair) {
                checks.handedOver(length);
            }
        }
        if (world.size() > 2 && world.rank() < 3) {
            checks.cancelled();
            for (int way = 0; way < 4; way++) {
                checks.stillComputing(way);
            }
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

    /** A receive with any tag sees the order of begins too. */
    private void placesAmongTags(int length, int ready) {
        if (sender()) {
            DeltaSend first = DeltaSend.begin(world, filled(length, 1), 1, 21, true);
            DeltaSend second = DeltaSend.begin(world, filled(length, 2), 1, 22, true);
            second.deltaSendData(0, ready);
            Request third = world.isend(SendMode.STANDARD, filled(length, 3), 1, 23);
            DeltaSend fourth = DeltaSend.begin(world, filled(length, 4), 1, 24, true);
            first.deltaSendData(0, ready);
            fourth.deltaSendData(0, ready);
            first.deltaSendEnd();
            second.deltaSendEnd();
            third.await();
            fourth.deltaSendEnd();
        } else {
            for (int k = 1; k <= 4; k++) {
                int[] into = new int[length];
                Request received = world.irecv(ints(into), 0, Communicator.ANY_TAG);
                tally.equal(received.await().tag(), 20 + k, "tag " + k + " with " + ready + " of " + length);
                tally.equal(into[0] + into[length - 1], 2 * k, "data of tag " + (20 + k));
            }
        }
    }

    /** Whether parts have left or not: the sender is refused as by a send, and the receiver is told. */
    private void refusedEnds(int length, int ready) {
        for (int count : new int[] {-1, length + 1, length - 1}) {
            if (sender()) {
                DeltaSend send = DeltaSend.begin(world, filled(length, 1), 1, 25, true);
                send.deltaSendData(0, ready);
                if (count == length - 1) {
                    send.abandon(ready % 2 == 0 ? "planted" : null);
                } else {
                    ErrorClass expected = count < 0 ? ErrorClass.COUNT : ErrorClass.BUFFER;
                    tally.fails(expected, () -> send.deltaSendEnd(count), "an end with " + count + " of " + length);
                }
                world.send(SendMode.STANDARD, NOTHING, 1, 25);
            } else {
                tally.fails(ErrorClass.PROC_FAILED, () -> world.recv(filled(length, 0), 0, 25), "refused at the end");
                tally.equal(world.recv(filled(length, 0), 0, 25).bytes(), 0L, "what follows it");
            }
        }
    }

    /** A thread begins two messages, another one ends the second one first. */
    private void handedOver(int length) {
        if (world.owner().threadLevel() != ThreadLevel.MULTIPLE) {
            return;
        }
        if (sender()) {
            DeltaSend first = DeltaSend.begin(world, filled(length, 1), 1, 26, true);
            DeltaSend second = DeltaSend.begin(world, filled(length, 2), 1, 26, true);
            CompletableFuture<Void> other =
                    CompletableFuture.runAsync(second::deltaSendEnd, run -> new Thread(run).start());
            first.deltaSendData(0, length / 2);
            first.deltaSendEnd();
            other.join();
        } else {
            for (int k = 1; k <= 2; k++) {
                int[] into = new int[length];
                tally.equal(world.recv(ints(into), 0, 26).count(BasicType.INT), length, "length of message " + k);
                tally.equal(into[0] + into[length - 1], 2 * k, "handed over, place " + k);
            }
        }
    }

    /** What was begun on a communicator that has been freed is refused at its end, and its receiver is told. */
    private void freedInBetween(int length, int ready) {
        Communicator copy = world.dup();
        if (sender() && world.size() > 1) {
            DeltaSend send = DeltaSend.begin(copy, filled(length, 1), 1, 27, true);
            send.deltaSendData(0, ready);
            copy.free();
            tally.fails(ErrorClass.COMM, send::deltaSendEnd, "the end of a message on a freed communicator");
        } else if (world.rank() == 1) {
            tally.fails(ErrorClass.PROC_FAILED, () -> copy.recv(filled(length, 0), 0, 27), "freed in between");
            copy.free();
        } else {
            copy.free();
        }
    }

    private void tell(int rank) {
        world.send(SendMode.STANDARD, NOTHING, rank, 31);
    }

    private void told(int rank) {
        world.recv(NOTHING, rank, 31);
    }

    /** Rank 0 computes until rank 1 has got the message of rank 2, from any source. */
    private void stillComputing(int way) {
        if (sender()) {
            DeltaStream stream = world.openDelta(filled(N, 1), 1, 30);
            stream.piece(0, 100);
            tell(1);
            told(1);
            stream.piece(100, N);
            stream.end(N);
        } else if (world.rank() == 2) {
            told(1);
            world.send(SendMode.STANDARD, filled(N, 2), 1, 30);
        } else {
            told(0);
            tell(2);
            int[] into = new int[N];
            tally.equal(fromAny(ints(into), way).source(), 2, "who is first, way " + way);
            tally.equal(into[0] + into[N - 1], 4, "data of the first, way " + way);
            tell(0);
            tally.equal(fromAny(ints(into), way).source(), 0, "who is last, way " + way);
            tally.equal(into[0] + into[N - 1], 2, "data of the last, way " + way);
        }
    }

    private Status fromAny(UserBuffer into, int way) {
        switch (way) {
            case 0:
                return world.recv(into, Communicator.ANY_SOURCE, 30);
            case 1:
                return world.irecv(into, Communicator.ANY_SOURCE, 30).await();
            case 2:
                Request request = world.irecv(into, Communicator.ANY_SOURCE, 30);
                while (request.test().isEmpty()) {
                    Thread.yield();
                }
                return request.await();
            default:
                DeltaRecv recv = DeltaRecv.post(world, into, Communicator.ANY_SOURCE, 30, true);
                recv.deltaWaitData(0, 1);
                return recv.deltaWait();
        }
    }

    /** A receive that nothing has been given to can be taken back, though a message has been begun. */
    private void cancelled() {
        if (sender()) {
            DeltaStream stream = world.openDelta(filled(N, 1), 1, 32);
            stream.piece(0, 100);
            tell(1);
            told(1);
            stream.piece(100, N);
            stream.end(N);
        } else if (world.rank() == 1) {
            told(0);
            Request request = world.irecv(filled(N, 0), Communicator.ANY_SOURCE, 32);
            tally.isTrue(request.test().isEmpty(), "nothing has come");
            request.cancel();
            tally.isTrue(request.await().cancelled(), "cancelled in time");
            tell(0);
            tally.equal(world.recv(filled(N, 0), 0, 32).bytes(), 4L * N, "the message is there still");
        }
    }
}
