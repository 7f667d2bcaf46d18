package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.Buffers;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.message.CommContext;
import org.sluicempi.runtime.embedded.message.CommunicatorMembers;
import org.sluicempi.runtime.embedded.message.ReceiveRequest;

/** What sender and receiver of a message in pieces share, when something goes wrong between them. */
@Timeout(60)
class DeltaFlowTest {
    private static DeltaFlow.Piece piece(SlotPool slots, int at, int... values) {
        return new DeltaFlow.Piece(slots.copyOf(Buffers.of(values)), 4L * at);
    }

    @Test
    void aPieceOfADatatypeWithoutDataIsKeptToo() {
        UserBuffer nothing = Buffers.of(1, 2, 3).slice(1, 1);
        SlotPool slots = new SlotPool();
        SlotPool.Slot slot = slots.copyOf(nothing);
        assertThat(slot.buffer().count()).isZero();
        slot.free();
        assertThat(slots.copyOf(nothing)).isSameAs(slot);
    }

    @Test
    void aPieceThatComesTwiceCountsOnce() {
        EmbeddedJob.run(1, rank -> {
                    CommContext comm = ((CommunicatorMembers) rank.world()).context();
                    SlotPool slots = new SlotPool();
                    DeltaFlow flow = new DeltaFlow(4, 16);
                    ReceiveRequest receive = new ReceiveRequest(comm, Buffers.ints(4), 0, 0);
                    flow.arrive(piece(slots, 0, 1, 2));
                    flow.arrive(piece(slots, 0, 1, 2));
                    flow.bind(
                            receive,
                            new Message(new Origin(comm.context(), 0, comm.owner()), 0, BasicType.INT, flow),
                            0);
                    flow.arrive(piece(slots, 1, 2));
                    flow.placed(0, 8);
                    flow.ends(16, null);
                    assertThat(receive.complete()).isFalse();
                    flow.arrive(piece(slots, 2, 3, 4));
                    assertThat(receive.await().bytes()).isEqualTo(16);
                    assertThat(Buffers.intsOf(receive.into)).containsExactly(1, 2, 3, 4);
                })
                .orThrow();
    }

    /** The elements of a message of bytes are put together at its end, by whoever brings the last of them. */
    @Test
    void aFailureToPutItTogetherIsTheReceivers() {
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        world.recv(Buffers.ints(0), 1, 1);
                        DeltaStream stream = world.openDelta(Buffers.of(new byte[8]), 1, 3);
                        stream.piece(0, 3);
                        stream.piece(3, 8);
                        stream.end(8);
                        world.send(org.sluicempi.runtime.SendMode.STANDARD, Buffers.ints(1), 1, 4);
                    } else {
                        // A buffer that lies about being writable cannot be made; one that is too short for its count
                        // can.
                        UserBuffer lying = new UserBuffer(new int[1], 0, 2, BasicType.INT);
                        CommContext comm = ((CommunicatorMembers) world).context();
                        ReceiveRequest request = new ReceiveRequest(comm, lying, 0, 3);
                        comm.mailbox().post(request);
                        world.send(org.sluicempi.runtime.SendMode.STANDARD, Buffers.ints(0), 0, 1);
                        assertError(request::await, ErrorClass.BUFFER, "cannot be written");
                        world.recv(Buffers.ints(1), 0, 4);
                    }
                })
                .orThrow();
    }

    /** Its places are near the largest int; the file is sparse. */
    @Test
    void aMessageOfNearlyTwoGibibytes(@TempDir Path folder) throws IOException {
        ByteBuffer memory;
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("large").toFile(), "rw")) {
            memory = file.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, Integer.MAX_VALUE);
        }
        UserBuffer data = new UserBuffer(memory, 0, Integer.MAX_VALUE, BasicType.BYTE);
        int from = Integer.MAX_VALUE - 200_000;
        EmbeddedJob.run(2, rank -> {
                    Communicator world = rank.world();
                    if (world.rank() == 0) {
                        for (int k = from; k < Integer.MAX_VALUE; k++) {
                            memory.put(k, (byte) k);
                        }
                        DeltaStream stream = world.openDelta(data, 1, 3);
                        stream.piece(from, Integer.MAX_VALUE);
                        world.recv(Buffers.ints(0), 1, 4);
                        stream.abandon("enough");
                    } else {
                        Request request = world.irecv(data, 0, 3);
                        request.awaitElements(from, Integer.MAX_VALUE);
                        assertThat(request.arrivedUpTo(from)).isEqualTo(Integer.MAX_VALUE);
                        world.send(org.sluicempi.runtime.SendMode.STANDARD, Buffers.ints(0), 0, 4);
                        assertError(request::await, ErrorClass.PROC_FAILED, "enough");
                    }
                })
                .orThrow();
        assertThat(memory.get(Integer.MAX_VALUE - 1)).isEqualTo((byte) (Integer.MAX_VALUE - 1));
    }
}
