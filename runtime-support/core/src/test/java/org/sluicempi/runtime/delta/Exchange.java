package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.UserBuffer;

/**
 * One message of ints whose contents follow from its number, with a way to send it and a way to receive it. Both sides
 * check what they can see; the sender spoils its buffer as soon as it may.
 *
 * @param number makes the contents
 * @param count elements sent
 * @param room elements that the receiver has room for
 */
record Exchange(int number, int tag, int count, int room, Sender sender, Receiver receiver) {
    private static final int OFFSET = 3;
    private static final int UNTOUCHED = -77;

    enum Sender {
        PLAIN,
        SYNCHRONOUS,
        NONBLOCKING,
        DELTA,
        DELTA_OF_UNKNOWN_SIZE,
        DELTA_STRIPS,
        DELTA_UNLESS
    }

    enum Receiver {
        PLAIN,
        NONBLOCKING,
        PROBE,
        WILDCARD,
        DELTA,
        DELTA_STRIPS,
        DELTA_WILDCARD,
        DELTA_UNLESS
    }

    void send(Communicator comm, int dest, Random random) {
        int[] array = new int[OFFSET + room + 2];
        Arrays.fill(array, UNTOUCHED);
        UserBuffer data = new UserBuffer(array, OFFSET, count, BasicType.INT);
        switch (sender) {
            case PLAIN, SYNCHRONOUS -> {
                write(array, OFFSET, OFFSET + count);
                comm.send(sender == Sender.PLAIN ? SendMode.STANDARD : SendMode.SYNCHRONOUS, data, dest, tag);
            }
            case NONBLOCKING -> {
                write(array, OFFSET, OFFSET + count);
                assertThat(comm.isend(SendMode.STANDARD, data, dest, tag).await())
                        .isNotNull();
            }
            case DELTA, DELTA_UNLESS -> {
                DeltaSend send = DeltaSend.begin(comm, data, dest, tag, sender == Sender.DELTA);
                writeBlocks(array, send, random);
                send.deltaSendEnd();
            }
            case DELTA_OF_UNKNOWN_SIZE -> {
                UserBuffer largest = new UserBuffer(array, OFFSET, room, BasicType.INT);
                DeltaSend send = DeltaSend.begin(comm, largest, dest, tag, true);
                writeBlocks(array, send, random);
                send.deltaSendEnd(count);
            }
            case DELTA_STRIPS -> {
                DeltaSend send = DeltaSend.begin(comm, data, dest, tag, true);
                for (int i0 = 0, i1; i0 < count; i0 = i1) {
                    i1 = send.deltaStrip(i0, count);
                    write(array, OFFSET + i0, OFFSET + i1);
                    send.deltaSendData(OFFSET + i1);
                }
                send.deltaSendEnd();
            }
        }
        Arrays.fill(array, UNTOUCHED - 1);
    }

    void receive(Communicator comm, int source, Random random) {
        int[] array = new int[OFFSET + room + 2];
        Arrays.fill(array, UNTOUCHED);
        UserBuffer into = new UserBuffer(array, OFFSET, room, BasicType.INT);
        int any = Communicator.ANY_SOURCE;
        Status status = switch (receiver) {
            case PLAIN -> comm.recv(into, source, tag);
            case NONBLOCKING -> comm.irecv(into, source, tag).await();
            case PROBE -> {
                Status probed = comm.probe(source, tag);
                assertStatus(probed, source);
                yield comm.recv(into, probed.source(), probed.tag());
            }
            case WILDCARD -> comm.recv(into, any, Communicator.ANY_TAG);
            case DELTA -> waitForBlocks(DeltaRecv.post(comm, into, source, tag, true), array, random);
            case DELTA_WILDCARD ->
                waitForBlocks(DeltaRecv.post(comm, into, any, Communicator.ANY_TAG, true), array, random);
            case DELTA_UNLESS -> waitForBlocks(DeltaRecv.post(comm, into, source, tag, false), array, random);
            case DELTA_STRIPS -> waitForStrips(DeltaRecv.post(comm, into, source, tag, true), array);
        };
        assertStatus(status, source);
        assertContents(array, 0, array.length);
    }

    private void writeBlocks(int[] array, DeltaSend send, Random random) {
        for (int[] block : blocks(OFFSET, OFFSET + count, random)) {
            write(array, block[0], block[1]);
            if (random.nextInt(10) > 0) {
                send.deltaSendData(block[0], block[1]);
            }
        }
    }

    private Status waitForBlocks(DeltaRecv recv, int[] array, Random random) {
        for (int[] block : blocks(OFFSET, OFFSET + room, random)) {
            if (random.nextInt(4) > 0) {
                recv.deltaWaitData(block[0], block[1]);
                assertContents(array, block[0], block[1]);
            }
        }
        Status status = recv.deltaWait();
        assertThat(recv.deltaWait()).isSameAs(status);
        return status;
    }

    private Status waitForStrips(DeltaRecv recv, int[] array) {
        for (int i0 = 0, i1; i0 < room; i0 = i1) {
            i1 = recv.deltaStrip(i0, room);
            recv.deltaWaitData(OFFSET + i0, OFFSET + i1);
            assertContents(array, OFFSET + i0, OFFSET + i1);
        }
        return recv.deltaWait();
    }

    private static List<int[]> blocks(int from, int to, Random random) {
        List<int[]> blocks = new ArrayList<>();
        int longest = 1 + random.nextInt(1 + (to - from) / (1 + random.nextInt(20)));
        for (int at = from, until; at < to; at = until) {
            until = Math.min(to, at + 1 + random.nextInt(longest));
            blocks.add(new int[] {at, until});
        }
        if (random.nextBoolean()) {
            Collections.shuffle(blocks, random);
        }
        return blocks;
    }

    private int value(int index) {
        return number * 31_337 + index;
    }

    private void write(int[] array, int from, int to) {
        for (int i = from; i < to; i++) {
            array[i] = value(i);
        }
    }

    private void assertStatus(Status status, int source) {
        assertThat(status.source()).as("source of %s", this).isEqualTo(source);
        assertThat(status.tag()).as("tag of %s", this).isEqualTo(tag);
        assertThat(status.count(BasicType.INT)).as("count of %s", this).isEqualTo(count);
    }

    private void assertContents(int[] array, int from, int to) {
        for (int i = from; i < to; i++) {
            int expected = i >= OFFSET && i < OFFSET + count ? value(i) : UNTOUCHED;
            if (array[i] != expected) {
                throw new AssertionError(this + ": element " + i + " is " + array[i] + ", not " + expected);
            }
        }
    }
}
