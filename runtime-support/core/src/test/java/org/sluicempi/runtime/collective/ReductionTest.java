package org.sluicempi.runtime.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.collective.Values.buffer;
import static org.sluicempi.runtime.collective.Values.filled;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/** Reductions against the same operation applied one rank after the other. */
@Timeout(120)
class ReductionTest {
    private static final int COUNT = 6;

    /** {@code a op b = 10 a + b}: neither commutative nor blind to a missing operand. */
    private static final ReduceOp APPEND = new ReduceOp() {
        @Override
        public boolean commutative() {
            return false;
        }

        @Override
        public void combine(UserBuffer in, UserBuffer inout) {
            long[] left = (long[]) in.storage();
            long[] right = (long[]) inout.storage();
            for (int k = 0; k < in.count(); k++) {
                long place = 10;
                while (place <= right[k]) {
                    place *= 10;
                }
                right[k] += left[k] * place;
            }
        }
    };

    static List<Arguments> jobs() {
        List<Arguments> jobs = new ArrayList<>();
        for (int ranks : new int[] {1, 2, 3, 4, 7}) {
            for (BasicType type : List.of(
                    BasicType.BYTE,
                    BasicType.CHAR,
                    BasicType.SHORT,
                    BasicType.INT,
                    BasicType.LONG,
                    BasicType.FLOAT,
                    BasicType.DOUBLE)) {
                for (StandardOps op : List.of(StandardOps.SUM, StandardOps.PROD, StandardOps.MAX, StandardOps.MIN)) {
                    jobs.add(Arguments.of(ranks, type, op));
                }
            }
            for (BasicType type :
                    List.of(BasicType.BYTE, BasicType.CHAR, BasicType.SHORT, BasicType.INT, BasicType.LONG)) {
                for (StandardOps op : List.of(
                        StandardOps.BAND,
                        StandardOps.BOR,
                        StandardOps.BXOR,
                        StandardOps.LAND,
                        StandardOps.LOR,
                        StandardOps.LXOR)) {
                    jobs.add(Arguments.of(ranks, type, op));
                }
            }
            for (StandardOps op : List.of(StandardOps.LAND, StandardOps.LOR, StandardOps.LXOR)) {
                jobs.add(Arguments.of(ranks, BasicType.BOOLEAN, op));
            }
        }
        return jobs;
    }

    @FunctionalInterface
    private interface Body {
        void run(Collectives all, int me, int size);
    }

    private static void run(EmbeddedOptions options, Body body) {
        EmbeddedJob.run(options, rank -> {
                    rank.start();
                    for (Collectives all : Forms.of(rank.world())) {
                        body.run(all, rank.world().rank(), rank.world().size());
                    }
                    rank.finish();
                })
                .orThrow();
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void allReductionsAgreeWithTheSequentialOne(int ranks, BasicType type, StandardOps op) {
        run(EmbeddedOptions.ranks(ranks), (all, me, size) -> {
            for (int root = 0; root < size; root++) {
                Object recv = filled(type, COUNT, 99);
                boolean atRoot = me == root;
                all.reduce(operand(type, me), atRoot ? buffer(type, recv, 0, COUNT) : null, op, root);
                assertThat(recv).isEqualTo(atRoot ? reduced(type, op, size) : filled(type, COUNT, 99));

                Object inPlace = filled(type, COUNT, me);
                UserBuffer own = buffer(type, inPlace, 0, COUNT);
                all.reduce(atRoot ? null : own, atRoot ? own : null, op, root);
                assertThat(inPlace).isEqualTo(atRoot ? reduced(type, op, size) : filled(type, COUNT, me));
            }
            Object everywhere = filled(type, COUNT, 99);
            all.allreduce(operand(type, me), buffer(type, everywhere, 0, COUNT), op);
            assertThat(everywhere).isEqualTo(reduced(type, op, size));

            Object inPlace = filled(type, COUNT, me);
            all.allreduce(null, buffer(type, inPlace, 0, COUNT), op);
            assertThat(inPlace).isEqualTo(reduced(type, op, size));

            Object prefix = filled(type, COUNT, me);
            all.scan(null, buffer(type, prefix, 0, COUNT), op);
            assertThat(prefix).isEqualTo(reduced(type, op, me + 1));

            Object before = filled(type, COUNT, 99);
            all.exscan(operand(type, me), buffer(type, before, 0, COUNT), op);
            assertThat(before).isEqualTo(me == 0 ? filled(type, COUNT, 99) : reduced(type, op, me));
        });
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void reduceScatterGivesEachRankItsPartOfTheResult(int ranks, BasicType type, StandardOps op) {
        run(EmbeddedOptions.ranks(ranks), (all, me, size) -> {
            int[] counts = IntStream.range(0, size).map(r -> (r + 1) % 3).toArray();
            int total = IntStream.of(counts).sum();
            int start = IntStream.of(counts).limit(me).sum();
            Object whole = reduced(type, op, size, total);
            Object part = Values.array(type, counts[me]);
            System.arraycopy(whole, start, part, 0, counts[me]);

            Object recv = Values.array(type, counts[me]);
            all.reduceScatter(
                    buffer(type, filled(type, total, me), 0, total), buffer(type, recv, 0, counts[me]), counts, op);
            assertThat(recv).isEqualTo(part);
        });
    }

    @Test
    void operandsOfANonCommutativeOperationStayInRankOrder() {
        for (int ranks = 1; ranks <= 9; ranks++) {
            run(EmbeddedOptions.ranks(ranks), (all, me, size) -> {
                for (int root = 0; root < size; root++) {
                    long[] result = new long[1];
                    all.reduce(digit(me), new UserBuffer(result, 0, 1, BasicType.LONG), APPEND, root);
                    assertThat(result[0]).isEqualTo(me == root ? digits(size) : 0);
                }
                long[] prefix = new long[1];
                all.scan(digit(me), new UserBuffer(prefix, 0, 1, BasicType.LONG), APPEND);
                assertThat(prefix[0]).isEqualTo(digits(me + 1));
            });
        }
    }

    @Test
    void doublesHaveTheSameBitsWhateverTheRootAndTheTiming() {
        long seed = 20261121;
        Random random = new Random(seed);
        double[][] operands = new double[7][];
        for (int r = 0; r < operands.length; r++) {
            operands[r] = random.doubles(50, -1e6, 1e6).toArray();
        }
        double[] first = sum(operands, EmbeddedOptions.ranks(7), 0);
        for (int run = 0; run < 20; run++) {
            EmbeddedOptions shaken = EmbeddedOptions.ranks(7).withDelays(seed + run, 200_000);
            assertThat(sum(operands, shaken, run % 7)).as("seed %d", seed + run).isEqualTo(first);
        }
    }

    private static double[] sum(double[][] operands, EmbeddedOptions options, int root) {
        double[] result = new double[operands[0].length];
        run(options, (all, me, size) -> {
            UserBuffer own = new UserBuffer(operands[me], 0, operands[me].length, BasicType.DOUBLE);
            UserBuffer into = new UserBuffer(result, 0, result.length, BasicType.DOUBLE);
            all.reduce(own, me == root ? into : null, StandardOps.SUM, root);
        });
        return result;
    }

    private static UserBuffer digit(int rank) {
        return new UserBuffer(new long[] {rank + 1}, 0, 1, BasicType.LONG);
    }

    private static long digits(int n) {
        long number = 0;
        for (int d = 1; d <= n; d++) {
            number = 10 * number + d;
        }
        return number;
    }

    private static UserBuffer operand(BasicType type, int rank) {
        return buffer(type, filled(type, COUNT, rank), 0, COUNT);
    }

    private static Object reduced(BasicType type, StandardOps op, int ranks) {
        return reduced(type, op, ranks, COUNT);
    }

    private static Object reduced(BasicType type, StandardOps op, int ranks, int count) {
        Object result = filled(type, count, 0);
        for (int r = 1; r < ranks; r++) {
            for (int k = 0; k < count; k++) {
                Reference.apply(op, type, result, filled(type, count, r), k);
            }
        }
        return result;
    }
}
