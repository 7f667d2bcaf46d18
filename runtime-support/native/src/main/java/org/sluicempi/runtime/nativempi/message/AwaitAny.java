package org.sluicempi.runtime.nativempi.message;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.engine.AnyOf;
import org.sluicempi.runtime.nativempi.context.NativeRequest;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.CompletionCalls;
import org.sluicempi.runtime.nativempi.library.Idle;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.staging.Slots;

/** Waits for the first of several requests, in the library where it can. */
public final class AwaitAny {
    private final ProcessContext owner;
    private final AnyOf<NativeRequest> requests;

    private AwaitAny(ProcessContext owner, AnyOf<NativeRequest> requests) {
        this.owner = owner;
        this.requests = requests;
    }

    /** As {@link org.sluicempi.runtime.Rank#awaitAny}. */
    public static int await(ProcessContext owner, List<? extends Request> requests) {
        AnyOf<NativeRequest> ours = AnyOf.of(requests, NativeRequest.class);
        int complete = ours.first(NativeRequest::complete);
        return complete >= 0 || ours.isEmpty() ? complete : new AwaitAny(owner, ours).await();
    }

    private int await() {
        for (int turn = 0; ; turn++) {
            int inLibrary = 0;
            boolean polled = false;
            for (int k = 0; k < requests.size(); k++) {
                NativeRequest request = requests.get(k);
                if (request == null) {
                    continue;
                } else if (request.complete()) {
                    return k;
                } else if (request.handle() != Mpi.REQUEST_NULL) {
                    inLibrary++;
                    polled |= request.cancellable();
                } else if (request.look()) {
                    return k;
                } else {
                    polled = true;
                }
            }
            boolean watching = owner.watch().needed();
            if (watching) {
                owner.watch().look();
            }
            if (inLibrary == 0 || !awaitInLibrary(!polled && !watching)) {
                Idle.pause(turn);
            }
        }
    }

    /**
     * Gives the library those of its requests that no other thread is at: a request that two threads complete would be
     * released twice.
     *
     * @param block whether to wait, if all can be given
     * @return whether it has waited
     */
    private boolean awaitInLibrary(boolean block) {
        CallMemory scratch = CallMemory.mine();
        Slots.Slot slot = owner.slots().take((long) requests.size() * Mpi.HANDLE_BYTES);
        List<Integer> places = new ArrayList<>();
        boolean wait = block;
        try {
            for (int k = 0; k < requests.size(); k++) {
                NativeRequest request = requests.get(k);
                if (request != null && request.enterUnlessBusy()) {
                    if (request.handle() == Mpi.REQUEST_NULL) {
                        request.leave();
                        wait = false;
                    } else {
                        long at = slot.address() + (long) places.size() * Mpi.HANDLE_BYTES;
                        Mpi.putHandle(at, request.handle());
                        places.add(k);
                    }
                } else if (request != null) {
                    wait = false;
                }
            }
            if (!places.isEmpty()) {
                anyInLibrary(places, slot.address(), wait, scratch);
            }
            return wait;
        } finally {
            places.forEach(k -> requests.get(k).leave());
            slot.free();
        }
    }

    private void anyInLibrary(List<Integer> places, long handles, boolean block, CallMemory scratch) {
        int n = places.size();
        long index = scratch.integer();
        long flag = scratch.wide();
        Memory.putInt(index, Mpi.UNDEFINED);
        int code = block
                ? CompletionCalls.awaitAny(n, handles, index, scratch.status())
                : CompletionCalls.testAny(n, handles, index, flag, scratch.status());
        int done = Memory.getInt(index);
        boolean found = block || Memory.getInt(flag) != 0 || code != 0;
        if (found && done >= 0 && done < n) {
            requests.get(places.get(done)).libraryDone(code, scratch.status(), scratch);
        } else if (code != 0) {
            throw Mpi.error(code, "wait for any of " + n + " requests");
        }
    }
}
