package org.sluicempi.runtime.nativempi.staging;

import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.Map;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.ReductionCalls;

/** What a rank has made in the library for its reductions; kept for reuse until MPI ends. */
public final class UserOperations {
    private record Packed(BasicType base, int elements) {}

    private final Deque<UserOperation> commutative = new LinkedList<>();
    private final Deque<UserOperation> ordered = new LinkedList<>();
    private final Map<Packed, Long> types = new HashMap<>();

    /** An operation that belongs to the taker until it gives it back. */
    public UserOperation take(ReduceOp op, Datatype type) {
        UserOperation taken;
        synchronized (this) {
            taken = (op.commutative() ? commutative : ordered).poll();
        }
        if (taken == null) {
            taken = new UserOperation(this, op.commutative());
        }
        taken.become(op, type);
        return taken;
    }

    synchronized void put(UserOperation operation) {
        (operation.commutative() ? commutative : ordered).push(operation);
    }

    /** The library's datatype for one element of {@code type} without its gaps. */
    public synchronized long packed(Datatype type) {
        int elements = Staging.block(type);
        return elements == 1
                ? Mpi.type(type.base())
                : types.computeIfAbsent(
                        new Packed(type.base(), elements),
                        key -> ReductionCalls.contiguous(key.elements, Mpi.type(key.base)));
    }

    /** Called just before MPI ends. */
    public synchronized void free() {
        commutative.forEach(UserOperation::free);
        commutative.clear();
        ordered.forEach(UserOperation::free);
        ordered.clear();
        types.values().forEach(ReductionCalls::freeType);
        types.clear();
    }
}
