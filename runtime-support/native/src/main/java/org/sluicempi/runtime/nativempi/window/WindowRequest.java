package org.sluicempi.runtime.nativempi.window;

import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.NativeRequest;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Mpi;

/** A one-sided transfer with a request of its own. */
final class WindowRequest extends NativeRequest {
    private final String what;

    /** Buffers that the library uses until the transfer is complete. */
    @SuppressWarnings({"unused", "FieldCanBeLocal"})
    private final Object[] kept;

    private final Runnable settle;

    /** @param settle what to do when the library has completed its request */
    WindowRequest(ProcessContext owner, long handle, String what, Runnable settle, Object... kept) {
        super(owner, handle);
        this.settle = settle;
        this.what = what;
        this.kept = kept;
    }

    @Override
    protected Status arrived(int code, long address, CallMemory scratch) {
        Mpi.check(code, what);
        settle.run();
        return Status.EMPTY;
    }

    /** Of a transfer that the library has completed at once, without a request. */
    @Override
    protected Status advance(boolean block) {
        return Status.EMPTY;
    }
}
