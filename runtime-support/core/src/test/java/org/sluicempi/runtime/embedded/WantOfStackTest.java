package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.face.Exchange;

/** The stack of a thread ends while it copies a message to its receive: nobody waits for what will not come. */
@Timeout(60)
class WantOfStackTest {
    /** Two elements with a gap, which take more stack than there is. */
    private static final Datatype DEEP = new Datatype() {
        @Override
        public int size() {
            return 2 * Integer.BYTES;
        }

        @Override
        public int extent() {
            return 3;
        }

        @Override
        public BasicType base() {
            return BasicType.INT;
        }

        @Override
        public boolean contiguous() {
            return false;
        }

        @Override
        public int run(int k) {
            throw new StackOverflowError("copying");
        }
    };

    static Stream<EmbeddedOptions> engines() {
        EmbeddedOptions two = EmbeddedOptions.ranks(2);
        return Stream.of(two, two.withEagerLimit(0));
    }

    private static UserBuffer deep() {
        return new UserBuffer(new int[3], 0, 1, DEEP);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void anExchangeWithOneselfEndsWithTheError(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator self = rank.self();
                    Exchange exchange = new Exchange(0, 3, 0, 3);
                    assertThatThrownBy(() -> exchange.run(self, deep(), Buffers.ints(2)))
                            .isInstanceOf(StackOverflowError.class);
                    UserBuffer into = Buffers.ints(1);
                    exchange.run(self, Buffers.of(5), into);
                    assertThat(Buffers.intsOf(into)).containsExactly(5);
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aReceiveWhoseSenderHasNoStackFails(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    UserBuffer word = Buffers.ints(1);
                    if (w.rank() == 0) {
                        Request receive = w.irecv(Buffers.ints(2), 1, 3);
                        w.send(SendMode.STANDARD, word, 1, 4);
                        assertError(receive::await, ErrorClass.NO_MEM, "stack");
                    } else {
                        w.recv(word, 0, 4);
                        assertThatThrownBy(() -> w.send(SendMode.STANDARD, deep(), 0, 3))
                                .isInstanceOf(StackOverflowError.class);
                    }
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aSenderDoesNotWaitForAReceiverWithoutStack(EmbeddedOptions options) {
        EmbeddedJob.run(options, rank -> {
                    Communicator w = rank.world();
                    if (w.rank() == 0) {
                        w.probe(1, 3);
                        assertThatThrownBy(() -> w.recv(deep(), 1, 3)).isInstanceOf(StackOverflowError.class);
                    } else {
                        w.send(SendMode.SYNCHRONOUS, Buffers.of(1, 2), 0, 3);
                    }
                })
                .orThrow();
    }
}
