package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/** Cases with more than one message in pieces, or with one that does not fit. */
final class PiecesAmongOthers {
    private final Communicator world;
    private final Tally tally;

    PiecesAmongOthers(Communicator world, Tally tally) {
        this.world = world;
        this.tally = tally;
    }

    void run() {
        order();
        interleaved();
        shortReceives();
        otherTypes();
        abandoned();
    }

    /** Whole messages and such in pieces, of one envelope and of several tags, seen by probes in between. */
    private void order() {
        int n = 60;
        for (int k = 0; k < n; k++) {
            int length = 10 + k;
            double[] data = new double[100];
            data[0] = k;
            if (world.rank() == 0) {
                UserBuffer message = new UserBuffer(data, 0, length, BasicType.DOUBLE);
                if (k % 3 == 0) {
                    world.send(SendMode.STANDARD, message, 1, k % 2);
                } else {
                    DeltaStream stream = world.openDelta(message, 1, k % 2);
                    stream.piece(0, length);
                    stream.end(length);
                }
            } else if (world.rank() == 1) {
                if (k % 4 == 0) {
                    // Two of the other tag lie behind or before it.
                    world.probe(0, 1 - k % 2);
                }
                UserBuffer into = new UserBuffer(data, 0, 100, BasicType.DOUBLE);
                Status status = world.recv(into, 0, k % 5 == 0 ? Communicator.ANY_TAG : k % 2);
                tally.equal(status, new Status(0, k % 2, 8L * length, false), "in order");
                tally.equal(data[0], (double) k, "in order");
            }
        }
    }

    /** Several messages open at once, to one receiver, ended in another order. */
    private void interleaved() {
        int n = 5;
        int length = 5000;
        if (world.rank() == 0) {
            List<DeltaStream> streams = new ArrayList<>();
            List<Request> plain = new ArrayList<>();
            for (int k = 0; k < n; k++) {
                double[] data = new double[length];
                java.util.Arrays.fill(data, k);
                UserBuffer message = new UserBuffer(data, 0, length, BasicType.DOUBLE);
                streams.add(world.openDelta(message, 1, 3));
                plain.add(world.isend(SendMode.STANDARD, message, 1, 3));
            }
            for (int at = 0; at < length; at += 1000) {
                for (DeltaStream stream : streams.reversed()) {
                    stream.piece(at, at + 1000);
                }
            }
            streams.reversed().forEach(stream -> stream.end(length));
            plain.forEach(Request::await);
        } else if (world.rank() == 1) {
            List<Request> requests = new ArrayList<>();
            List<double[]> into = new ArrayList<>();
            for (int k = 0; k < 2 * n; k++) {
                into.add(new double[length]);
                requests.add(world.irecv(new UserBuffer(into.get(k), 0, length, BasicType.DOUBLE), 0, 3));
            }
            for (int k = 0; k < 2 * n; k++) {
                requests.get(k).await();
                tally.equal(into.get(k)[length - 1], (double) (k / 2), "message " + k);
            }
        }
    }

    /** Receives that are too short, shorter than a head among them. */
    private void shortReceives() {
        for (int room : new int[] {0, 1, 5, 6, 50}) {
            if (world.rank() == 0) {
                UserBuffer message = new UserBuffer(new double[100], 0, 100, BasicType.DOUBLE);
                for (int k = 0; k < 2; k++) {
                    DeltaStream stream = world.openDelta(message, 1, 4);
                    stream.piece(0, 60);
                    stream.piece(60, 100);
                    stream.end(100);
                }
            } else if (world.rank() == 1) {
                for (int k = 0; k < 2; k++) {
                    Object into = Doubles.storage(k == 1, room);
                    UserBuffer buffer = new UserBuffer(into, 0, room, BasicType.DOUBLE);
                    tally.fails(ErrorClass.TRUNCATE, () -> world.recv(buffer, 0, 4), "room for " + room);
                }
            }
        }
    }

    /** Bytes sent, integers received, a piece ending in the middle of one. */
    private void otherTypes() {
        if (world.rank() == 0) {
            byte[] data = new byte[403];
            for (int k = 0; k < data.length; k++) {
                data[k] = (byte) k;
            }
            DeltaStream stream = world.openDelta(new UserBuffer(data, 3, 400, BasicType.BYTE), 1, 5);
            stream.piece(0, 10);
            stream.piece(150, 400);
            stream.piece(10, 150);
            stream.end(400);
        } else if (world.rank() == 1) {
            int[] into = new int[101];
            world.recv(new UserBuffer(into, 1, 100, BasicType.INT), 0, 5);
            ByteBuffer bytes = ByteBuffer.allocate(404).order(ByteOrder.nativeOrder());
            bytes.asIntBuffer().put(into);
            for (int k = 0; k < 400; k++) {
                tally.equal(bytes.get(4 + k), (byte) (k + 3), "byte " + k);
            }
        }
    }

    private void abandoned() {
        UserBuffer message = new UserBuffer(new double[1000], 0, 1000, BasicType.DOUBLE);
        if (world.rank() == 0) {
            DeltaStream stream = world.openDelta(message, 1, 6);
            stream.piece(0, 10);
            stream.abandon("planted");
        } else if (world.rank() == 1) {
            tally.fails(ErrorClass.PROC_FAILED, () -> world.recv(message, 0, 6), "given up");
        }
    }
}
