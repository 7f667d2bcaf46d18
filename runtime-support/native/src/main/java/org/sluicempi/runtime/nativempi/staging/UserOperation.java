package org.sluicempi.runtime.nativempi.staging;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.ReductionCalls;

/**
 * An operation of the library that calls back into Java (MPI 4.1, section 6.9.5). One object serves any operation and
 * datatype, one collective at a time; it stays until MPI ends, as its machine code does.
 */
final class UserOperation {
    private static final FunctionDescriptor FUNCTION = FunctionDescriptor.ofVoid(
            ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);

    private final UserOperations home;
    private final boolean commutative;
    private final Arena arena = Arena.ofShared();
    private final long handle;

    private volatile ReduceOp op;
    private volatile Datatype type;
    private volatile Throwable failure;

    UserOperation(UserOperations home, boolean commutative) {
        this.home = home;
        this.commutative = commutative;
        try {
            MethodHandle target = MethodHandles.lookup()
                    .bind(
                            this,
                            "call",
                            MethodType.methodType(void.class, long.class, long.class, long.class, long.class));
            MemorySegment code = Linker.nativeLinker().upcallStub(target, FUNCTION, arena);
            handle = ReductionCalls.createOp(code.address(), commutative);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    long handle() {
        return handle;
    }

    boolean commutative() {
        return commutative;
    }

    /** From now until {@link #giveBack} it is this operation on elements of this type. */
    void become(ReduceOp newOp, Datatype newType) {
        op = newOp;
        type = newType;
        failure = null;
    }

    /** Throws what the operation has thrown since {@link #become}, if anything. */
    void orThrow() {
        if (failure != null) {
            throw MpiError.<RuntimeException>asItIs(failure);
        }
    }

    void giveBack() {
        op = null;
        type = null;
        failure = null;
        home.put(this);
    }

    /** Called when nobody uses it any more and MPI still runs. */
    void free() {
        ReductionCalls.freeOp(handle);
        arena.close();
    }

    /**
     * Called by the library. Nothing may be thrown through its frames: after a failure the operands stay as they are.
     *
     * @param length address of the number of elements
     */
    @SuppressWarnings({"unused", "PMD.AvoidCatchingThrowable"})
    private void call(long in, long inout, long length, long libraryType) {
        if (failure != null) {
            return;
        }
        try {
            combine(in, inout, Memory.getInt(length));
        } catch (Throwable e) {
            failure = e;
        }
    }

    private void combine(long in, long inout, int count) {
        UserBuffer shape = new UserBuffer(null, 0, count, type);
        UserBuffer left = org.sluicempi.runtime.collective.Scratch.like(shape);
        UserBuffer right = org.sluicempi.runtime.collective.Scratch.like(shape);
        Staging.unpack(in, left, left.bytes());
        Staging.unpack(inout, right, right.bytes());
        op.combine(left, right);
        Staging.pack(right, inout);
    }
}
