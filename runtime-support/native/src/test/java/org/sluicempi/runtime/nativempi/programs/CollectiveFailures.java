package org.sluicempi.runtime.nativempi.programs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;

/** What goes wrong in collective operations, and how their requests live with others. For two ranks or more. */
public final class CollectiveFailures {
    /** Fails where it is called. */
    private record Failing(Exception failure) implements ReduceOp {
        @Override
        public boolean commutative() {
            return true;
        }

        @Override
        public void combine(UserBuffer in, UserBuffer inout) {
            Failing.<RuntimeException>raise(failure);
        }

        @SuppressWarnings("unchecked")
        private static <E extends Exception> void raise(Exception what) throws E {
            throw (E) what;
        }
    }

    private final Rank rank;
    private final Communicator world;
    private final int me;
    private final int size;
    private final Tally tally = new Tally();

    private CollectiveFailures(Rank rank) {
        this.rank = rank;
        world = rank.world();
        me = world.rank();
        size = world.size();
    }

    public static void main(String[] args) {
        Rank rank = Rank.of(CollectiveFailures.class);
        rank.start();
        CollectiveFailures program = new CollectiveFailures(rank);
        program.failingOperation(false);
        program.failingOperation(true);
        program.mixedRequests();
        program.droppedRequests();
        program.truncation();
        program.tally.report(program.me);
        rank.finish();
    }

    private static UserBuffer ints(int... values) {
        return new UserBuffer(values, 0, values.length, BasicType.INT);
    }

    private void failingOperation(boolean later) {
        int[] result = {-1};
        MpiError planted = new MpiError(ErrorClass.ARG, "planted");
        tally.equal(thrown(new Failing(planted), result, later), me == 0 ? ErrorClass.ARG : null, "an MPI error");
        for (Exception other : List.of(new IllegalStateException("planted"), new IOException("planted"))) {
            Object found = thrown(new Failing(other), result, later);
            tally.equal(found == other, me == 0, "an exception of the user's operation");
        }
        tally.equal(result[0], -1, "the result of a failed operation");
        int[] sum = new int[1];
        world.collectives().allreduce(ints(1), ints(sum), StandardOps.SUM);
        tally.equal(sum[0], size, "the next operation");
    }

    /** The class of an error, or another exception itself; null for none. Only rank 0 of two calls the operation. */
    private Object thrown(ReduceOp op, int[] result, boolean later) {
        Communicator pair = world.split(me < 2 ? 0 : -1, me).orElse(null);
        if (pair == null) {
            return null;
        }
        UserBuffer into = me == 0 ? new UserBuffer(result, 0, 1, BasicType.INT) : null;
        try {
            if (later) {
                pair.start(all -> all.reduce(ints(me), into, op, 0)).await();
            } else {
                pair.collectives().reduce(ints(me), into, op, 0);
            }
            return null;
        } catch (MpiError e) {
            return e.errorClass();
        } catch (Exception e) {
            return e;
        } finally {
            pair.free();
        }
    }

    private void mixedRequests() {
        int[] sum = new int[1];
        int[] far = new int[1];
        List<Request> open = new ArrayList<>();
        open.add(
                world.start(all -> all.allreduce(ints(me), new UserBuffer(sum, 0, 1, BasicType.INT), StandardOps.SUM)));
        open.add(world.start(all -> all.bcast(me == 0 ? ints(42) : new UserBuffer(far, 0, 1, BasicType.INT), 0)));
        open.add(world.isend(SendMode.STANDARD, ints(me), (me + 1) % size, 4));
        int[] other = new int[1];
        open.add(world.irecv(new UserBuffer(other, 0, 1, BasicType.INT), (me + size - 1) % size, 4));
        for (int done = 0; done < 4; done++) {
            int index = rank.awaitAny(open);
            open.get(index).await();
            open.set(index, null);
        }
        tally.equal(rank.awaitAny(open), -1, "nothing is left");
        tally.equal(sum[0], size * (size - 1) / 2, "allreduce beside messages");
        tally.equal(far[0], me == 0 ? 0 : 42, "bcast beside messages");
        tally.equal(other[0], (me + size - 1) % size, "a message beside collectives");
        Request barrier = world.start(all -> all.barrier());
        tally.fails(ErrorClass.REQUEST, barrier::cancel, "cancel of a collective operation");
        while (barrier.test().isEmpty()) {
            Thread.onSpinWait();
        }
    }

    private void droppedRequests() {
        for (int k = 0; k < 600; k++) {
            int root = k % size;
            world.start(all -> all.bcast(new UserBuffer(new int[8], 0, 8, BasicType.INT), root));
        }
        world.collectives().barrier();
    }

    /** The root sends more than the others take. Some libraries notice; none may write outside. */
    private void truncation() {
        Communicator own = world.dup();
        int[] data = new int[64];
        Arrays.fill(data, -1);
        try {
            own.collectives().bcast(me == 0 ? ints(new int[64]) : new UserBuffer(data, 8, 4, BasicType.INT), 0);
        } catch (MpiError e) {
            tally.equal(e.errorClass(), ErrorClass.TRUNCATE, "a bcast of too much: " + e.getMessage());
        }
        for (int k = 0; k < data.length; k++) {
            tally.equal(me == 0 || data[k] == -1 || k >= 8 && k < 12, true, "only the receive buffer is written");
        }
    }
}
