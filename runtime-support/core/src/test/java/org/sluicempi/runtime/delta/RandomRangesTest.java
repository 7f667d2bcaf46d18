package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** Blocks of a message are computed and declared in a random order; what is sent is what was computed. */
class RandomRangesTest {
    private final long seed = Long.getLong("sluice.seed", System.nanoTime());
    private final Random random = new Random(seed);
    private final FakeCommunicator comm = new FakeCommunicator();

    /** A type of so many ints. */
    private record Ints(int extent) implements Datatype {
        @Override
        public int size() {
            return 4 * extent;
        }

        @Override
        public BasicType base() {
            return BasicType.INT;
        }
    }

    @RepeatedTest(1000)
    void eachElementLeavesOnceAfterItsLastWrite() {
        Datatype type = random.nextBoolean() ? BasicType.INT : new Ints(1 + random.nextInt(4));
        int offset = random.nextInt(5);
        int count = 1 + random.nextInt(3000 / type.extent());
        int[] array = new int[offset + count * type.extent() + random.nextInt(5)];
        comm.pieceLimit = 64 + random.nextInt(4096);
        boolean check = random.nextInt(4) == 0;
        DeltaOptions options =
                new DeltaOptions(random.nextInt(3) == 0 ? 0 : 1 + random.nextInt(1 << random.nextInt(12)), check);
        DeltaSend send =
                DeltaSend.begin(SendMode.STANDARD, comm, new UserBuffer(array, offset, count, type), 1, 0, options);
        int sent = random.nextInt(3) == 0 ? random.nextInt(count + 1) : count;
        int end = offset + sent * type.extent();
        BitSet done = new BitSet();
        for (int[] block : blocks(offset, end, random)) {
            for (int i = block[0]; i < block[1]; i++) {
                array[i] = 1_000_000 + i;
            }
            done.set(block[0], block[1]);
            if (random.nextInt(10) > 0) {
                declare(send, block, offset, check ? new BitSet() : done);
            }
            if (comm.stream != null) {
                comm.stream.idle = random.nextBoolean();
            }
        }
        if (sent == count) {
            send.deltaSendEnd();
        } else {
            send.deltaSendEnd(sent);
        }
        assertThat(received(sent, end - offset)).as("seed %d", seed).isEqualTo(expected(offset, end - offset));
    }

    /** Declares a block and sometimes a part around it that is final, too, and may have been declared or sent. */
    private void declare(DeltaSend send, int[] block, int start, BitSet done) {
        int from = block[0];
        int to = block[1];
        if (random.nextInt(3) == 0 && !done.isEmpty()) {
            int first = done.previousClearBit(from) + 1;
            int last = done.nextClearBit(to);
            from = random.nextBoolean() ? from : from - random.nextInt(from - first + 1);
            to += random.nextInt(last - to + 1);
            if (first == start && random.nextBoolean()) {
                send.deltaSendData(to);
                return;
            }
        }
        send.deltaSendData(from, to);
    }

    private static List<int[]> blocks(int from, int to, Random random) {
        List<int[]> blocks = new ArrayList<>();
        int longest = 1 + random.nextInt(random.nextBoolean() ? 10 : 500);
        for (int at = from; at < to; ) {
            int until = Math.min(to, at + 1 + random.nextInt(longest));
            blocks.add(new int[] {at, until});
            at = until;
        }
        switch (random.nextInt(6)) {
            case 0 -> Collections.shuffle(blocks, random);
            case 1 -> Collections.reverse(blocks);
            case 2 -> interleave(blocks);
            case 3, 4 -> advance(blocks, random);
            default -> {
                // in their order
            }
        }
        return blocks;
    }

    /** Takes some blocks before their turn. */
    private static void advance(List<int[]> blocks, Random random) {
        for (int k = 0; k < blocks.size(); k++) {
            if (random.nextInt(8) == 0) {
                blocks.add(0, blocks.remove(k));
            }
        }
        if (random.nextBoolean()) {
            Collections.reverse(blocks);
        }
    }

    private static void interleave(List<int[]> blocks) {
        List<int[]> odd = new ArrayList<>();
        List<int[]> even = new ArrayList<>();
        for (int k = 0; k < blocks.size(); k++) {
            (k % 2 == 0 ? even : odd).add(blocks.get(k));
        }
        blocks.clear();
        blocks.addAll(even);
        blocks.addAll(odd);
    }

    private int[] received(int elements, int places) {
        ByteBuffer bytes;
        if (comm.stream == null) {
            UserBuffer data = comm.sent.get(0).data();
            assertThat(data.count()).isEqualTo(elements);
            bytes = Snapshot.of(data, data.offset(), data.offset() + places);
        } else {
            assertThat(comm.stream.total).isEqualTo(elements);
            bytes = comm.stream.bytes;
        }
        int[] values = new int[places];
        bytes.order(ByteOrder.nativeOrder()).asIntBuffer().get(values);
        return values;
    }

    private static int[] expected(int offset, int count) {
        int[] values = new int[count];
        for (int k = 0; k < count; k++) {
            values[k] = 1_000_000 + offset + k;
        }
        return values;
    }
}
