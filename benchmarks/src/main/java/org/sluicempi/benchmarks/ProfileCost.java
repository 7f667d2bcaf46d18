package org.sluicempi.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.trace.FlightRecording;
import org.sluicempi.runtime.trace.Profiling;

/**
 * What recording costs: the same exchanges with and without it, in turn in one JVM on the embedded engine, and the ratio of the
 * medians. Arguments: rounds.
 */
public final class ProfileCost {
    private static final int ELEMENTS = 100_000;
    private static final int PIECES = 25;

    private ProfileCost() {}

    /** What is repeated. */
    private enum Exchange {
        /** A message of 8 bytes to and fro: nothing but messages, the worst that there is. */
        SMALL(50_000) {
            @Override
            void run(Communicator world, double[] data) {
                UserBuffer one = new UserBuffer(data, 0, 1, BasicType.DOUBLE);
                int other = 1 - world.rank();
                if (world.rank() == 0) {
                    world.send(SendMode.STANDARD, one, other, 1);
                    world.recv(one, other, 1);
                } else {
                    world.recv(one, other, 1);
                    world.send(SendMode.STANDARD, one, other, 1);
                }
            }
        },
        /** A message that is computed, sent and used in pieces, as transformed programs do. */
        PIECES(150) {
            @Override
            void run(Communicator world, double[] data) {
                UserBuffer all = new UserBuffer(data, 0, ELEMENTS, BasicType.DOUBLE);
                int step = ELEMENTS / ProfileCost.PIECES;
                if (world.rank() == 0) {
                    DeltaStream stream = world.openDelta(all, 1, 1);
                    for (int at = 0; at < ELEMENTS; at += step) {
                        compute(data, at, at + step);
                        stream.piece(at, at + step);
                    }
                    stream.end(ELEMENTS);
                } else {
                    Request request = world.irecv(all, 0, 1);
                    for (int at = 0; at < ELEMENTS; at += step) {
                        request.awaitElements(at, at + step);
                        request.arrivedUpTo(at);
                        compute(data, at, at + step);
                    }
                    request.await();
                }
            }
        };

        private final int repetitions;

        Exchange(int repetitions) {
            this.repetitions = repetitions;
        }

        abstract void run(Communicator world, double[] data);

        private static void compute(double[] data, int from, int to) {
            for (int i = from; i < to; i++) {
                data[i] = Math.sin(data[i] + i) + Math.cos(data[i] - i);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 15;
        Path file = Files.createTempFile("profile", ".jfr");
        FlightRecording recording =
                Profiling.to(file, 2).start(System.err::println).orElseThrow();
        try {
            for (Exchange exchange : Exchange.values()) {
                measure(exchange, rounds);
            }
        } finally {
            recording.close();
            Files.delete(file);
        }
    }

    private static void measure(Exchange exchange, int rounds) {
        List<Double> plain = new ArrayList<>();
        List<Double> recorded = new ArrayList<>();
        for (int round = -3; round < rounds; round++) {
            double without = once(exchange, false);
            double with = once(exchange, true);
            if (round >= 0) {
                plain.add(without);
                recorded.add(with);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%-7s %10.3f us plain, %10.3f us recorded: %+.2f %%%n",
                exchange.name().toLowerCase(Locale.ROOT),
                median(plain),
                median(recorded),
                100 * (median(recorded) / median(plain) - 1));
    }

    /** Microseconds of one exchange. */
    private static double once(Exchange exchange, boolean recorded) {
        AtomicLong nanos = new AtomicLong();
        EmbeddedJob.run(EmbeddedOptions.ranks(2).withProfile(recorded), rank -> {
            rank.start();
            double[] data = new double[ELEMENTS];
            rank.world().collectives().barrier();
            long start = System.nanoTime();
            for (int k = 0; k < exchange.repetitions; k++) {
                exchange.run(rank.world(), data);
            }
            if (rank.world().rank() == 1) {
                nanos.set(System.nanoTime() - start);
            }
            rank.finish();
        });
        return nanos.get() / 1e3 / exchange.repetitions;
    }

    private static double median(List<Double> values) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
