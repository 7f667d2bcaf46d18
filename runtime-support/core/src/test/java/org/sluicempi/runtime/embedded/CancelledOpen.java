package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.SendMode.STANDARD;

import java.util.stream.Stream;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;

/** Two ranks of which one cancels receives that have a message whose sender, the other one, still computes. */
final class CancelledOpen {
    static final int OPEN = 1;
    static final int OTHER = 2;

    private CancelledOpen() {}

    static Stream<EmbeddedOptions> engines() {
        EmbeddedOptions two = EmbeddedOptions.ranks(2);
        return Stream.of(two, two.withLink(LinkModel.parse("1gbit,100us")), two.withDelays(5, 500_000));
    }

    interface Part {
        /** @param told for what the two say to each other beside their messages */
        void play(Communicator world, Communicator told) throws Exception;
    }

    static void run(EmbeddedOptions options, Part receiver, Part sender) {
        EmbeddedJob.run(options, rank -> {
                    Communicator world = rank.world();
                    (world.rank() == 0 ? receiver : sender).play(world, world.dup());
                })
                .orThrow();
    }

    static void go(Communicator told) {
        told.send(STANDARD, Buffers.ints(0), 1 - told.rank(), 0);
    }

    static void await(Communicator told) {
        told.recv(Buffers.ints(0), 1 - told.rank(), 0);
    }

    static DeltaStream begun(Communicator world, int tag, int... values) {
        DeltaStream stream = world.openDelta(Buffers.of(values), 0, tag);
        stream.piece(0, values.length / 2);
        return stream;
    }

    static void end(DeltaStream stream, int count) {
        stream.piece(count / 2, count);
        stream.end(count);
    }

    /** Its message has come to it, and is open. */
    static Request got(Communicator world, UserBuffer into, int tag) {
        Request receive = world.irecv(into, 1, tag);
        receive.awaitElements(0, 1);
        return receive;
    }

    static boolean cancelled(Request receive) {
        receive.cancel();
        return receive.await().cancelled();
    }

    static void stays(Request receive) {
        receive.cancel();
        assertThat(receive.test()).isEmpty();
    }
}
