package org.sluicempi.runtime.nativempi.window;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.PairType;
import org.sluicempi.runtime.RawMemory;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.nativempi.library.DataArgument;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.BufferTypes;
import org.sluicempi.runtime.nativempi.staging.Staging;
import org.sluicempi.runtime.nativempi.staging.StandardReductions;
import org.sluicempi.runtime.rma.Target;

/** How data and operations of one-sided transfers are described to the library. */
final class WindowData {
    private final BufferTypes types;

    WindowData(BufferTypes types) {
        this.types = types;
    }

    /**
     * The library's operation.
     */
    static long op(ReduceOp op) {
        return Mpi.ABI.handle("MPI_" + ((Enum<?>) op).name());
    }

    /**
     * This rank's side of a transfer.
     *
     * @param op null for a transfer that computes nothing
     */
    DataArgument here(UserBuffer data, ReduceOp op) {
        Object storage = memory(data.storage());
        long address = storage == null
                ? 0
                : Staging.address(new UserBuffer(storage, data.offset(), data.count(), data.type()));
        return region(address, data.count(), data.type(), op);
    }

    /** What a face wraps because of its elements' type is memory here too. */
    private static Object memory(Object storage) {
        return storage instanceof RawMemory raw ? raw.storage() : storage;
    }

    /** As {@link #here}, of one value of a predefined datatype, which the library gets by its name. */
    DataArgument one(UserBuffer data, ReduceOp op) {
        DataArgument here = here(data, op);
        return data.type() instanceof PairType pair ? new DataArgument(here.address(), 1, pair(pair)) : here;
    }

    /** The far side. */
    DataArgument there(Target target, ReduceOp op) {
        return region(0, target.count(), target.type(), op);
    }

    private DataArgument region(long address, int count, Datatype type, ReduceOp op) {
        boolean computes = op instanceof StandardOps && op != StandardOps.REPLACE && op != StandardOps.NO_OP;
        if (op == StandardOps.MINLOC || op == StandardOps.MAXLOC) {
            return new DataArgument(address, count, pair(type));
        }
        long element = computes ? StandardReductions.type(type.base()) : Mpi.type(type.base());
        if (!Staging.contiguous(type)) {
            return new DataArgument(address, count, types.withGaps(type, element));
        }
        long elements = (long) count * Staging.block(type);
        if (elements > Integer.MAX_VALUE) {
            throw new MpiError(ErrorClass.COUNT, elements + " elements in one transfer");
        }
        return new DataArgument(address, (int) elements, element);
    }

    private static long pair(Datatype type) {
        if (type instanceof PairType pair) {
            return Mpi.ABI.handle("MPI_" + pair.name());
        } else if (type.base() == BasicType.INT && type.contiguous() && type.size() == 2 * Integer.BYTES) {
            return Mpi.ABI.handle("MPI_2INT");
        }
        throw new MpiError(ErrorClass.OP, "no accumulate of values with places is defined for the datatype " + type);
    }
}
