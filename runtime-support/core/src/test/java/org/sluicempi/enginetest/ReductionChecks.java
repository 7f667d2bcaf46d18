package org.sluicempi.enginetest;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.PairType;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.face.DerivedDatatype;

/** Reductions of every operation on every datatype that it is for, against the operation applied rank after rank. */
final class ReductionChecks {
    /** Matrices of 2 x 2 longs under multiplication: associative, not commutative, one element not to be torn apart. */
    private static final ReduceOp MATRICES = new ReduceOp() {
        @Override
        public boolean commutative() {
            return false;
        }

        @Override
        public void combine(UserBuffer in, UserBuffer inout) {
            long[] a = (long[]) in.storage();
            long[] b = (long[]) inout.storage();
            for (int k = 0; k < in.count(); k++) {
                int i = in.offset() + k * in.type().extent();
                int o = inout.offset() + k * in.type().extent();
                long[] c = {
                    a[i] * b[o] + a[i + 1] * b[o + 2],
                    a[i] * b[o + 1] + a[i + 1] * b[o + 3],
                    a[i + 2] * b[o] + a[i + 3] * b[o + 2],
                    a[i + 2] * b[o + 1] + a[i + 3] * b[o + 3]
                };
                System.arraycopy(c, 0, b, o, 4);
            }
        }
    };

    private record Case(ReduceOp op, Datatype type) {}

    private final Collectives all;
    private final int me;
    private final int size;
    private final Tally tally;
    private final Random random;
    private final ReduceOp op;
    private final Datatype type;
    private final long seed;

    private ReductionChecks(Communicator comm, Collectives all, Tally tally, Case which, long seed) {
        this.all = all;
        this.me = comm.rank();
        this.size = comm.size();
        this.tally = tally;
        this.op = which.op;
        this.type = which.type;
        this.seed = seed;
        random = new Random(seed);
    }

    /** All operations and datatypes once, by one form after the other; {@code seed} is the same at all ranks. */
    static void run(Communicator comm, List<Collectives> forms, Tally tally, int seed) {
        int form = seed;
        for (Case which : cases()) {
            Collectives all = forms.get(form++ % forms.size());
            ReductionChecks checks = new ReductionChecks(comm, all, tally, which, seed);
            checks.reduce();
            checks.allreduce();
            checks.reduceScatter();
            checks.prefix(true);
            checks.prefix(false);
        }
    }

    /** At every root, as long as a library may use more than one way: the root's operand lies where the result goes. */
    static void longInPlace(Communicator comm, List<Collectives> forms, Tally tally) {
        int n = 40_000;
        for (int root = 0; root < comm.size(); root++) {
            for (Collectives form : forms) {
                long[] sums = LongStream.range(0, n).map(k -> k + comm.rank()).toArray();
                long[] whole = sums.clone();
                UserBuffer both = new UserBuffer(sums, 0, n, BasicType.LONG);
                boolean here = comm.rank() == root;
                form.reduce(here ? null : both, here ? both : null, StandardOps.SUM, root);
                long ranks = (long) comm.size() * (comm.size() - 1) / 2;
                long[] expected = here
                        ? LongStream.range(0, n)
                                .map(k -> comm.size() * k + ranks)
                                .toArray()
                        : whole;
                tally.equal(sums, expected, "long reduce in place at root " + root);
            }
        }
    }

    private static List<Case> cases() {
        List<Datatype> types = new java.util.ArrayList<>(List.of(BasicType.values()));
        types.addAll(List.of(PairType.values()));
        types.add(DerivedDatatype.contiguous(2, BasicType.INT));
        types.add(DerivedDatatype.contiguous(2, BasicType.DOUBLE));
        List<Case> cases = new java.util.ArrayList<>();
        for (StandardOps op : StandardOps.values()) {
            types.stream()
                    .filter(type -> isFor(op, type))
                    .map(type -> new Case(op, type))
                    .forEach(cases::add);
        }
        cases.add(new Case(MATRICES, DerivedDatatype.contiguous(4, BasicType.LONG)));
        cases.add(new Case(MATRICES, DerivedDatatype.resized(DerivedDatatype.contiguous(4, BasicType.LONG), 5)));
        return cases;
    }

    private static boolean isFor(StandardOps op, Datatype type) {
        try {
            op.check(type);
            return true;
        } catch (MpiError e) {
            return false;
        }
    }

    private UserBuffer data(int rank, int count, int what) {
        return Samples.filled(type, rank % 3, count, count, seed * 31 + rank * 1009L + what);
    }

    private void same(UserBuffer found, UserBuffer expected, String what) {
        tally.equal(found.storage(), expected.storage(), what + " " + op + " of " + type + " with seed " + seed);
    }

    /** The operands of ranks {@code [0, n)} combined into the last one. */
    private UserBuffer combined(int n, int count, int what) {
        UserBuffer result = null;
        for (int r = n - 1; r >= 0; r--) {
            UserBuffer operand = data(r, count, what);
            if (result != null) {
                UserBuffer right = result;
                op.combine(operand, right);
            } else {
                result = operand;
            }
        }
        return result;
    }

    private void reduce() {
        int count = random.nextInt(4);
        int root = random.nextInt(size);
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, count, inPlace ? 21 : 22);
        UserBuffer expected = Samples.copy(recv);
        if (me == root) {
            Samples.move(combined(size, count, 21), expected);
        }
        UserBuffer send = me == root && inPlace ? null : data(me, count, 21);
        all.reduce(send, me == root ? recv : null, op, root);
        same(recv, expected, "reduce");
    }

    private void allreduce() {
        int count = random.nextInt(4);
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, count, inPlace ? 23 : 24);
        UserBuffer expected = Samples.copy(recv);
        Samples.move(combined(size, count, 23), expected);
        all.allreduce(inPlace ? null : data(me, count, 23), recv, op);
        same(recv, expected, "allreduce");
    }

    private void reduceScatter() {
        int[] counts = IntStream.range(0, size + 1).map(r -> random.nextInt(3)).toArray();
        int total = IntStream.of(counts).limit(size).sum();
        int before = IntStream.of(counts).limit(me).sum();
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, total, inPlace ? 25 : 26);
        UserBuffer expected = Samples.copy(recv);
        UserBuffer whole = combined(size, total, 25);
        Samples.move(Samples.block(whole, before, counts[me]), Samples.block(expected, 0, counts[me]));
        all.reduceScatter(inPlace ? null : data(me, total, 25), recv, counts, op);
        UserBuffer seen = Samples.copy(expected);
        Samples.move(Samples.block(recv, 0, counts[me]), Samples.block(seen, 0, counts[me]));
        same(seen, expected, "reduceScatter");
    }

    private void prefix(boolean inclusive) {
        int count = random.nextInt(4);
        boolean inPlace = random.nextBoolean();
        UserBuffer recv = data(me, count, inPlace ? 27 : 28);
        UserBuffer expected = Samples.copy(recv);
        int ranks = inclusive ? me + 1 : me;
        if (ranks > 0) {
            Samples.move(combined(ranks, count, 27), expected);
        }
        UserBuffer send = inPlace ? null : data(me, count, 27);
        if (inclusive) {
            all.scan(send, recv, op);
        } else {
            all.exscan(send, recv, op);
        }
        same(recv, expected, inclusive ? "scan" : "exscan");
    }
}
