package org.sluicempi.runtime.delta;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/** Every way to send meets every way to receive, on the embedded engine, in the order of the messages. */
@Timeout(120)
class ExchangeTest {
    private static final int[] SIZES = {0, 1, 7, 500, 3_000, 40_000};

    static Stream<Arguments> engines() {
        List<Arguments> engines = new ArrayList<>();
        for (long eager : new long[] {0, EmbeddedOptions.DEFAULT_EAGER_LIMIT, EmbeddedOptions.UNLIMITED}) {
            for (int delta : new int[] {0, 40, 4_096, 1 << 20}) {
                for (long delay : new long[] {0, 20_000}) {
                    engines.add(Arguments.of(eager, delta, delay));
                }
            }
        }
        return engines.stream();
    }

    @ParameterizedTest(name = "eager limit {0}, delta size {1}, delays up to {2} ns")
    @MethodSource("engines")
    void allPairs(long eager, int delta, long delay) {
        List<Exchange> exchanges = new ArrayList<>();
        for (Exchange.Sender sender : Exchange.Sender.values()) {
            for (Exchange.Receiver receiver : Exchange.Receiver.values()) {
                for (int size : SIZES) {
                    if (delta != 40 || size < 10_000) {
                        exchanges.add(new Exchange(exchanges.size(), 7, size, size, sender, receiver));
                    }
                }
            }
        }
        run(exchanges, eager, delta, delay, Long.getLong("sluice.seed", System.nanoTime()));
    }

    @ParameterizedTest(name = "eager limit {0}, delta size {1}, delays up to {2} ns")
    @MethodSource("engines")
    void randomSequences(long eager, int delta, long delay) {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        Random random = new Random(seed);
        List<Exchange> exchanges = new ArrayList<>();
        for (int k = 0; k < 1_000; k++) {
            int count = random.nextInt(1 << random.nextInt(delta == 40 ? 12 : 16));
            exchanges.add(new Exchange(
                    k,
                    random.nextInt(2),
                    count,
                    count + (random.nextBoolean() ? 0 : random.nextInt(1 + count)),
                    Exchange.Sender.values()[random.nextInt(Exchange.Sender.values().length)],
                    Exchange.Receiver.values()[random.nextInt(Exchange.Receiver.values().length)]));
        }
        run(exchanges, eager, delta, delay, seed);
    }

    /** Rank 0 sends the even ones of each group of messages, rank 1 the odd ones. */
    private static void run(List<Exchange> exchanges, long eager, int delta, long delay, long seed) {
        EmbeddedOptions options = EmbeddedOptions.ranks(2).withEagerLimit(eager).withDeltaSize(delta);
        if (delay > 0) {
            options = options.withDelays(seed, delay);
        }
        try {
            EmbeddedJob.run(options, rank -> {
                        int me = rank.world().rank();
                        Random random = new Random(seed + me);
                        for (Exchange exchange : exchanges) {
                            if (exchange.number() / 10 % 2 == me) {
                                exchange.send(rank.world(), 1 - me, random);
                            } else {
                                exchange.receive(rank.world(), 1 - me, random);
                            }
                        }
                    })
                    .orThrow();
        } catch (AssertionError failed) {
            throw new AssertionError("seed " + seed, failed);
        }
    }
}
