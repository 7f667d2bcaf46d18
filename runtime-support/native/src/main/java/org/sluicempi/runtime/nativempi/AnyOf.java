package org.sluicempi.runtime.nativempi;

import java.util.List;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;

/** Waiting for the first of several requests. */
final class AnyOf {
    private final NativeRequest[] requests;
    private final NativeRank owner;

    private AnyOf(NativeRank owner, NativeRequest[] requests) {
        this.owner = owner;
        this.requests = requests;
    }

    /** As {@link org.sluicempi.runtime.Rank#awaitAny}. */
    static int await(NativeRank owner, List<? extends Request> requests) {
        NativeRequest[] ours = new NativeRequest[requests.size()];
        boolean any = false;
        for (int k = 0; k < ours.length; k++) {
            Request request = requests.get(k);
            if (request instanceof DoneRequest) {
                return k;
            }
            if (request != null && !(request instanceof NativeRequest)) {
                throw new MpiError(ErrorClass.REQUEST, "request " + k + " belongs to another engine");
            }
            ours[k] = (NativeRequest) request;
            any |= ours[k] != null;
        }
        return any ? new AnyOf(owner, ours).await() : -1;
    }

    private int await() {
        for (int turn = 0; ; turn++) {
            int inLibrary = 0;
            boolean polled = false;
            for (int k = 0; k < requests.length; k++) {
                NativeRequest request = requests[k];
                if (request == null) {
                    continue;
                } else if (request.complete()) {
                    return k;
                } else if (request.handle() != Mpi.REQUEST_NULL) {
                    inLibrary++;
                } else if (request.look()) {
                    return k;
                } else {
                    polled = true;
                }
            }
            if (inLibrary > 0) {
                awaitInLibrary(inLibrary, !polled);
            }
            if (polled) {
                Idle.pause(turn);
            }
        }
    }

    private void awaitInLibrary(int n, boolean block) {
        Scratch scratch = Scratch.mine();
        Slots.Slot slot = owner.slots().take((long) n * Mpi.HANDLE_BYTES);
        try {
            int[] places = new int[n];
            int at = 0;
            for (int k = 0; k < requests.length; k++) {
                if (requests[k] != null && requests[k].handle() != Mpi.REQUEST_NULL && at < n) {
                    Mpi.putHandle(slot.address() + (long) at * Mpi.HANDLE_BYTES, requests[k].handle());
                    places[at++] = k;
                }
            }
            long index = scratch.integer();
            long flag = scratch.wide();
            Memory.putInt(index, Mpi.UNDEFINED);
            int code = block
                    ? CompletionCalls.awaitAny(at, slot.address(), index, scratch.status())
                    : CompletionCalls.testAny(at, slot.address(), index, flag, scratch.status());
            int done = Memory.getInt(index);
            boolean found = block || Memory.getInt(flag) != 0 || code != 0;
            if (found && done >= 0 && done < at) {
                requests[places[done]].libraryDone(code, scratch.status(), scratch);
            } else if (code != 0) {
                throw Mpi.error(code, "wait for any of " + at + " requests");
            }
        } finally {
            slot.free();
        }
    }
}
