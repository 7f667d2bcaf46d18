package org.sluicempi.runtime.nativempi.collective;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.Blocks;
import org.sluicempi.runtime.collective.Checks;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.Abi;
import org.sluicempi.runtime.nativempi.library.DataArgument;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.ReductionCalls;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;
import org.sluicempi.runtime.nativempi.staging.StandardReductions;

/** The reductions of {@link NativeCollectives}; parameters as there. */
final class NativeReductions {
    /**
     * MPICH 4.0.2 ends with signal 11 in {@code MPI_Reduce} in place at a root that is not rank 0, from 2 KiB on, in C
     * programs too: the ranks of one machine reduce to the first of them, to which the root sends its operand, and as that it
     * takes {@code MPI_IN_PLACE} itself. {@code MPI_Ireduce} goes another way. A library with the ABI of MPI 5 may be a layer
     * over that one.
     */
    private static final boolean SENDS_THE_MARK = Mpi.LIBRARY.family() != Abi.Family.OPEN_MPI;

    private final CommContext comm;
    private final Execution execution;

    NativeReductions(CommContext comm, Execution execution) {
        this.comm = comm;
        this.execution = execution;
    }

    void reduce(UserBuffer send, UserBuffer recv, ReduceOp op, int root) {
        RootRank who = RootRank.of(root, comm);
        if (who.here()) {
            Checks.buffer(recv, "receive buffer");
        }
        if (comm.inter() && !who.here() && !who.idle()) {
            Checks.buffer(send, "send buffer");
        }
        UserBuffer operand = who.idle() ? null : operand(comm.inter() && who.here() ? null : send, recv);
        if (operand != null) {
            Checks.op(op, operand, who.here() ? recv : null);
        }
        execution.run("Reduce", (memory, request) -> {
            if (operand == null || InterStart.movesOne(comm, operand.count(), request)) {
                long nowhere = who.here() ? memory.room(Long.BYTES) : 0;
                if (operand != null) {
                    operand.check();
                }
                long sum = Mpi.ABI.handle("MPI_SUM");
                return ReductionCalls.reduce(DataArgument.IDLE, nowhere, sum, who.number(), comm.handle(), request);
            }
            long function = function(memory, op, operand.type());
            DataArgument from = sent(memory, operand, who, send == null, request == 0);
            boolean kept = from.address() == DataArgument.IN_PLACE.address() || comm.inter();
            long into = 0;
            if (who.here()) {
                into = kept ? memory.write(operand).address() : memory.result(recv, operand.bytes());
            }
            return ReductionCalls.reduce(from, into, function, who.number(), comm.handle(), request);
        });
    }

    /** What this rank contributes to a reduction to one rank; a mark if that lies where the result goes. */
    private DataArgument sent(
            OperationMemory memory, UserBuffer operand, RootRank who, boolean inPlace, boolean blocking) {
        if (!who.here()) {
            return read(memory, operand);
        } else if (comm.inter()) {
            return shape(DataArgument.IDLE, operand);
        } else if (!inPlace) {
            return read(memory, operand);
        } else if (SENDS_THE_MARK && blocking) {
            operand.check();
            return shape(new DataArgument(memory.copy(operand), operand.count(), 0), operand);
        }
        return shape(DataArgument.IN_PLACE, operand);
    }

    void allreduce(UserBuffer send, UserBuffer recv, ReduceOp op) {
        UserBuffer operand = checked(send, recv, op);
        execution.run("Allreduce", (memory, request) -> {
            long function = function(memory, op, operand.type());
            DataArgument from = send == null ? shape(DataArgument.IN_PLACE, operand) : read(memory, operand);
            return ReductionCalls.allreduce(from, into(memory, send, recv, operand), function, comm.handle(), request);
        });
    }

    void reduceScatter(UserBuffer send, UserBuffer recv, int[] counts, ReduceOp op) {
        UserBuffer operand = checked(send, recv, op);
        UserBuffer whole = Blocks.packed(operand, counts, comm.size()).whole();
        UserBuffer mine = recv.slice(0, counts[comm.rank()]);
        execution.run("Reduce_scatter", (memory, request) -> {
            long function = function(memory, op, operand.type());
            boolean inPlace = send == null;
            DataArgument from = inPlace ? shape(DataArgument.IN_PLACE, operand) : read(memory, whole);
            long into;
            if (inPlace) {
                whole.check();
                into = memory.land(memory.copy(whole), mine);
            } else {
                into = memory.result(mine, mine.bytes());
            }
            long sizes = memory.ints(counts, comm.size());
            return ReductionCalls.reduceScatter(from, into, sizes, function, comm.handle(), request);
        });
    }

    void scan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        refuseInter("scan");
        UserBuffer operand = checked(send, recv, op);
        execution.run("Scan", (memory, request) -> {
            long function = function(memory, op, operand.type());
            DataArgument from = send == null ? shape(DataArgument.IN_PLACE, operand) : read(memory, operand);
            return ReductionCalls.scan(from, into(memory, send, recv, operand), function, comm.handle(), request);
        });
    }

    void exscan(UserBuffer send, UserBuffer recv, ReduceOp op) {
        refuseInter("exscan");
        UserBuffer operand = checked(send, recv, op);
        execution.run("Exscan", (memory, request) -> {
            long function = function(memory, op, operand.type());
            DataArgument from = send == null ? shape(DataArgument.IN_PLACE, operand) : read(memory, operand);
            operand.check();
            recv.check();
            // Whatever the library does with the first rank's receive buffer, the user's stays as it was.
            long into = comm.rank() == 0 ? memory.copy(operand) : into(memory, send, recv, operand);
            return ReductionCalls.exscan(from, into, function, comm.handle(), request);
        });
    }

    private long into(OperationMemory memory, UserBuffer send, UserBuffer recv, UserBuffer operand) {
        return send == null ? memory.write(recv).address() : memory.result(recv, operand.bytes());
    }

    private UserBuffer checked(UserBuffer send, UserBuffer recv, ReduceOp op) {
        Checks.buffer(recv, "receive buffer");
        UserBuffer operand = comm.inter() ? Checks.buffer(send, "send buffer") : operand(send, recv);
        Checks.op(op, operand, recv);
        return operand;
    }

    private static UserBuffer operand(UserBuffer send, UserBuffer recv) {
        return Checks.buffer(send == null ? recv : send, "send buffer");
    }

    private void refuseInter(String what) {
        if (comm.inter()) {
            throw new MpiError(ErrorClass.COMM, what + " on an intercommunicator");
        }
    }

    /** The library's operation. */
    private long function(OperationMemory memory, ReduceOp op, Datatype type) {
        return StandardReductions.has(op, type)
                ? StandardReductions.op(op)
                : memory.use(comm.owner().operations().take(op, type));
    }

    private DataArgument read(OperationMemory memory, UserBuffer operand) {
        return shape(memory.read(operand), operand);
    }

    /** The same address, with count and type of the elements to be combined. */
    private DataArgument shape(DataArgument at, UserBuffer operand) {
        Datatype type = operand.type();
        long element = type instanceof BasicType basic
                ? StandardReductions.type(basic)
                : comm.owner().operations().packed(type);
        return new DataArgument(at.address(), operand.count(), element);
    }
}
