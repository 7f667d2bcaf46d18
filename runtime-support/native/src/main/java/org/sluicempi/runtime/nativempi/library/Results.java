package org.sluicempi.runtime.nativempi.library;

/**
 * What a function of the library stores at an address that it is given: a handle, a number. The memory is this call's own
 * from before the call until its content has been read, whatever the call does in between: a call within it, the release of
 * its hints for example, gets other memory. So nobody holds an address that somebody else may write to.
 */
public final class Results {
    private Results() {}

    /** Calls a function of the library that stores at {@code address}, and throws what it fails with. */
    @FunctionalInterface
    public interface Call {
        void make(long address) throws Throwable;
    }

    /** The handle that a call stores. */
    public static long handle(Call call) {
        CallMemory scratch = CallMemory.mine();
        long cell = scratch.take();
        try {
            make(call, cell);
            return Mpi.handleAt(cell);
        } finally {
            scratch.giveBack();
        }
    }

    /** The int that a call stores. */
    public static int integer(Call call) {
        CallMemory scratch = CallMemory.mine();
        long cell = scratch.take();
        try {
            make(call, cell);
            return Memory.getInt(cell);
        } finally {
            scratch.giveBack();
        }
    }

    /** The address, or number of 64 bits, that a call stores. */
    public static long wide(Call call) {
        CallMemory scratch = CallMemory.mine();
        long cell = scratch.take();
        try {
            make(call, cell);
            return Memory.getLong(cell);
        } finally {
            scratch.giveBack();
        }
    }

    /** A call that reads a handle where it is told, as those that free one do; what it stores there is forgotten. */
    public static void from(long handle, Call call) {
        CallMemory scratch = CallMemory.mine();
        long cell = scratch.take();
        try {
            Mpi.putHandle(cell, handle);
            make(call, cell);
        } finally {
            scratch.giveBack();
        }
    }

    private static void make(Call call, long cell) {
        try {
            call.make(cell);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }
}
