package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.Buffers;

/** There is no memory to keep what has come of a message that is to be given back: all is as before. */
class NoRoomToGiveBackTest {
    /** Integers in every other place, of which those from one on find no memory when they are read. */
    private static final class Scarce implements Datatype {
        private int room = Integer.MAX_VALUE;

        @Override
        public int size() {
            return 4;
        }

        @Override
        public int extent() {
            return 2;
        }

        @Override
        public BasicType base() {
            return BasicType.INT;
        }

        @Override
        public int place(int k) {
            if (room-- <= 0) {
                throw new OutOfMemoryError("none left");
            }
            return k;
        }
    }

    @Test
    void theReceiveKeepsItsMessage() {
        SlotPool slots = new SlotPool();
        Scarce type = new Scarce();
        int[] values = new int[10];
        PostedReceive receive = new LoneReceive(0, 1, 2, new UserBuffer(values, 0, 5, type));
        DeltaFlow flow = new DeltaFlow(4, 20);
        flow.bind(receive, new Message(new Origin(0, 1, null), 2, BasicType.INT, flow), 0);
        flow.arrive(new DeltaFlow.Piece(slots.copyOf(Buffers.of(1, 2)), 0));
        flow.arrive(new DeltaFlow.Piece(slots.copyOf(Buffers.of(4)), 12));
        type.room = 2;
        assertThat(flow.unbind(slots)).isFalse();
        type.room = Integer.MAX_VALUE;
        assertThat(flow.direct()).isSameAs(receive);
        flow.arrive(new DeltaFlow.Piece(slots.copyOf(Buffers.of(3)), 8));
        flow.arrive(new DeltaFlow.Piece(slots.copyOf(Buffers.of(5)), 16));
        flow.ends(20, null);
        assertThat(receive.complete()).isTrue();
        assertThat(values).containsExactly(1, 0, 2, 0, 3, 0, 4, 0, 5, 0);
    }

    @Test
    void elsewhereItGoesOnFromThere() {
        SlotPool slots = new SlotPool();
        DeltaFlow flow = new DeltaFlow(4, 20);
        Message message = new Message(new Origin(0, 1, null), 2, BasicType.INT, flow);
        UserBuffer first = Buffers.ints(5);
        flow.bind(new LoneReceive(0, 1, 2, first), message, 7);
        flow.arrive(new DeltaFlow.Piece(slots.copyOf(Buffers.of(4)), 12));
        assertThat(flow.unbind(slots)).isTrue();
        assertThat(flow.direct()).isNull();
        assertThat(flow.matchedAt()).isEqualTo(Long.MAX_VALUE);
        flow.arrive(new DeltaFlow.Piece(slots.copyOf(Buffers.of(1, 2, 3)), 0));
        LoneReceive second = new LoneReceive(0, 1, 2, Buffers.ints(5));
        flow.bind(second, message, 8);
        flow.arrive(new DeltaFlow.Piece(slots.copyOf(Buffers.of(5)), 16));
        flow.ends(20, null);
        assertThat(second.complete()).isTrue();
        assertThat(Buffers.intsOf(second.into)).containsExactly(1, 2, 3, 4, 5);
        assertThat(Buffers.intsOf(first)).containsExactly(0, 0, 0, 4, 0);
    }
}
