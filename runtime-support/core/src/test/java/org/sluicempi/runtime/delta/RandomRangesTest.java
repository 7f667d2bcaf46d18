package org.sluicempi.runtime.delta;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.UserBuffer;

/** Blocks of a message are computed and declared in a random order; what is sent is what was computed. */
class RandomRangesTest {
    @RepeatedTest(500)
    void eachElementLeavesOnceAfterItsLastWrite() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        int offset = random.nextInt(5);
        int count = 1 + random.nextInt(3000);
        int[] array = new int[offset + count + random.nextInt(5)];
        UserBuffer data = new UserBuffer(array, offset, count, BasicType.INT);
        FakeCommunicator comm = new FakeCommunicator();
        comm.pieceLimit = 64 + random.nextInt(4096);
        DeltaOptions options =
                new DeltaOptions(random.nextBoolean() ? 0 : 1 + random.nextInt(2000), random.nextInt(4) == 0);
        DeltaSend send = DeltaSend.begin(comm, data, 1, 0, options);
        int end = random.nextInt(3) == 0 ? random.nextInt(count + 1) : count;
        for (int[] block : blocks(offset, offset + end, random)) {
            for (int i = block[0]; i < block[1]; i++) {
                array[i] = 1_000_000 + i;
            }
            if (random.nextInt(10) > 0) {
                send.deltaSendData(block[0], block[1]);
            }
            if (comm.stream != null) {
                comm.stream.idle = random.nextBoolean();
            }
        }
        if (end == count) {
            send.deltaSendEnd();
        } else {
            send.deltaSendEnd(end);
        }
        assertThat(received(comm, end)).as("seed %d", seed).isEqualTo(expected(offset, end));
    }

    private static List<int[]> blocks(int from, int to, Random random) {
        List<int[]> blocks = new ArrayList<>();
        int longest = 1 + random.nextInt(random.nextBoolean() ? 10 : 500);
        for (int at = from; at < to; ) {
            int until = Math.min(to, at + 1 + random.nextInt(longest));
            blocks.add(new int[] {at, until});
            at = until;
        }
        switch (random.nextInt(4)) {
            case 0 -> Collections.shuffle(blocks, random);
            case 1 -> Collections.reverse(blocks);
            case 2 -> interleave(blocks);
            default -> assertThat(blocks).isNotNull();
        }
        return blocks;
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

    private static int[] received(FakeCommunicator comm, int count) {
        ByteBuffer bytes;
        if (comm.stream == null) {
            UserBuffer data = comm.sent.get(0).data();
            assertThat(data.count()).isEqualTo(count);
            bytes = Snapshot.of(data, data.offset(), data.offset() + count);
        } else {
            assertThat(comm.stream.total).isEqualTo(count);
            bytes = comm.stream.bytes;
        }
        int[] values = new int[count];
        bytes.asIntBuffer().get(values);
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
