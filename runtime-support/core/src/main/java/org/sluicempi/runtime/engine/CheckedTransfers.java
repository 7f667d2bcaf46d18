package org.sluicempi.runtime.engine;

import java.nio.Buffer;
import java.util.function.IntFunction;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.PairType;
import org.sluicempi.runtime.RawMemory;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.Checks;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Transfers;
import org.sluicempi.runtime.rma.WindowExtent;
import org.sluicempi.runtime.rma.WindowOp;

/**
 * What MPI says of the arguments of one-sided transfers and of transfers with {@code PROC_NULL}, for every engine: the
 * engine's own transfers get direct memory, of which what they fill can be written, a rank that exists, memory of that rank's
 * window, an operation that is defined for the datatype, and an open epoch. Libraries do not look at all of this: MPICH ends
 * the process at an operation that it has not got for a datatype, and writes outside of a window.
 */
public final class CheckedTransfers implements Transfers {
    private final Transfers engine;
    private final OpenEpochs open;
    private final int ranks;
    private final IntFunction<WindowExtent> extents;

    /**
     * @param engine what carries out what is allowed
     * @param open the epochs without which nothing is
     * @param ranks number of ranks that have the window
     * @param extents how much of it each rank has; null for a window that memory is attached to
     */
    public CheckedTransfers(Transfers engine, OpenEpochs open, int ranks, IntFunction<WindowExtent> extents) {
        this.engine = engine;
        this.open = open;
        this.ranks = ranks;
        this.extents = extents;
    }

    @Override
    public void put(UserBuffer origin, Target target) {
        outgoing(origin);
        if (exists(target, origin)) {
            within(target).put(origin, target);
        }
    }

    @Override
    public void get(UserBuffer origin, Target target) {
        incoming(origin);
        if (exists(target, origin)) {
            within(target).get(origin, target);
        }
    }

    @Override
    public void accumulate(UserBuffer origin, Target target, ReduceOp op) {
        accumulated(origin, target, op);
        if (exists(target, origin)) {
            within(target).accumulate(origin, target, op);
        }
    }

    @Override
    public void getAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op) {
        fetched(origin, result, target.type(), op);
        if (exists(target, origin, result, op)) {
            within(target).getAccumulate(origin, result, target, op);
        }
    }

    @Override
    public void fetchAndOp(UserBuffer origin, UserBuffer result, int rank, long displacement, ReduceOp op) {
        fetched(origin, result, result.type(), op);
        predefined(result.type(), op);
        if (exists(rank)) {
            within(new Target(rank, displacement, 1, result.type())).fetchAndOp(origin, result, rank, displacement, op);
        }
    }

    @Override
    public void compareAndSwap(UserBuffer origin, UserBuffer compare, UserBuffer result, int rank, long displacement) {
        outgoing(origin);
        outgoing(compare);
        incoming(result);
        comparable(result.type());
        if (exists(rank)) {
            within(new Target(rank, displacement, 1, result.type()))
                    .compareAndSwap(origin, compare, result, rank, displacement);
        }
    }

    @Override
    public Request startPut(UserBuffer origin, Target target) {
        outgoing(origin);
        return exists(target, origin) ? within(target).startPut(origin, target) : DoneRequest.NOTHING;
    }

    @Override
    public Request startGet(UserBuffer origin, Target target) {
        incoming(origin);
        return exists(target, origin) ? within(target).startGet(origin, target) : DoneRequest.NOTHING;
    }

    @Override
    public Request startAccumulate(UserBuffer origin, Target target, ReduceOp op) {
        accumulated(origin, target, op);
        return exists(target, origin) ? within(target).startAccumulate(origin, target, op) : DoneRequest.NOTHING;
    }

    @Override
    public Request startGetAccumulate(UserBuffer origin, UserBuffer result, Target target, ReduceOp op) {
        fetched(origin, result, target.type(), op);
        return exists(target, origin, result, op)
                ? within(target).startGetAccumulate(origin, result, target, op)
                : DoneRequest.NOTHING;
    }

    /** What carries out a transfer with a rank that exists and has the memory. */
    private Transfers within(Target target) {
        open.transfer(target.rank());
        if (extents == null) {
            WindowExtent.checkAddress(target);
        } else {
            extents.apply(target.rank()).check(target);
        }
        return engine;
    }

    private boolean exists(Target target, UserBuffer origin, UserBuffer result, ReduceOp op) {
        return exists(target, op == WindowOp.NO_OP ? result : origin) && exists(target, result);
    }

    /** False for a transfer that moves nothing. Libraries do not agree what becomes of sides of different lengths. */
    private boolean exists(Target target, UserBuffer data) {
        boolean exists = exists(target);
        long bytes = (long) target.count() * target.type().size();
        if (exists && data.bytes() != bytes) {
            throw new MpiError(
                    ErrorClass.COUNT, data.bytes() + " bytes at the origin, " + bytes + " bytes at the target");
        }
        return exists;
    }

    private boolean exists(Target target) {
        if (target.count() < 0) {
            throw new MpiError(ErrorClass.COUNT, "negative count at the target: " + target.count());
        }
        return exists(target.rank());
    }

    private boolean exists(int rank) {
        ArgumentChecks.dest(rank, ranks);
        return rank != Communicator.PROC_NULL;
    }

    /** MPI 4.1, section 12.3.4: an operation that leaves the target as it is makes sense only where something is fetched. */
    private static void accumulated(UserBuffer origin, Target target, ReduceOp op) {
        outgoing(origin);
        if (op == WindowOp.NO_OP) {
            throw new MpiError(ErrorClass.OP, "NO_OP accumulates nothing; it is for calls that fetch");
        }
        operation(op, target.type(), origin);
    }

    private static void fetched(UserBuffer origin, UserBuffer result, Datatype type, ReduceOp op) {
        if (op != WindowOp.NO_OP) {
            outgoing(origin);
        }
        incoming(result);
        operation(op, type, result);
        if (op != WindowOp.NO_OP) {
            operation(op, type, origin);
        }
    }

    private static void outgoing(UserBuffer data) {
        data.check();
        direct(data);
    }

    private static void incoming(UserBuffer into) {
        into.checkIncoming();
        direct(into);
    }

    private static void direct(UserBuffer data) {
        Object memory = data.storage() instanceof RawMemory raw ? raw.storage() : data.storage();
        if (memory != null && !(memory instanceof Buffer buffer && buffer.isDirect())) {
            throw new MpiError(
                    ErrorClass.BUFFER, "one-sided communication needs a direct buffer, got " + UserBuffer.kind(memory));
        }
    }

    /** MPI 4.1, section 12.3.4: integers, truth values and bytes. */
    private static void comparable(Datatype type) {
        if (!(type instanceof BasicType)
                || type == BasicType.FLOAT
                || type == BasicType.DOUBLE
                || type == BasicType.PACKED) {
            throw new MpiError(ErrorClass.TYPE, "elements of " + type + " cannot be compared and swapped");
        }
    }

    /**
     * MPI 4.1, section 12.3.4: one value of a predefined datatype. A pair of one basic type is such a value to the operations that
     * look for the place of another only.
     */
    private static void predefined(Datatype type, ReduceOp op) {
        boolean pair = type instanceof PairType || op == StandardOps.MINLOC || op == StandardOps.MAXLOC;
        if (!pair && !(type instanceof BasicType)) {
            throw new MpiError(ErrorClass.TYPE, "fetch and op takes one value of a predefined datatype, not " + type);
        }
    }

    private static void operation(ReduceOp op, Datatype type, UserBuffer data) {
        if (op instanceof WindowOp) {
            return;
        } else if (!(op instanceof StandardOps)) {
            String other = op instanceof Enum<?> ? op.toString() : "one of the program's own";
            throw new MpiError(ErrorClass.OP, "an accumulate takes predefined operations only, not " + other);
        }
        boolean whole = type instanceof PairType || op == StandardOps.MINLOC || op == StandardOps.MAXLOC;
        op.check(whole ? type : type.base());
        Checks.numbers(data);
    }
}
