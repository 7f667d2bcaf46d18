package org.sluicempi.runtime.embedded.window;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.RawMemory;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.rma.LockType;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.WindowExtent;

/**
 * The memory that one rank gives to a window, and who has locked it. Its monitor makes each operation on the memory one
 * step for all ranks.
 */
final class WindowSide {
    private final Buffer memory;
    private final WindowExtent extent;
    private int sharers;
    private boolean exclusive;

    WindowSide(Buffer memory, WindowExtent extent) {
        this.memory = memory;
        this.extent = extent;
    }

    WindowExtent extent() {
        return extent;
    }

    Buffer memory() {
        return memory;
    }

    /**
     * Elements that are inside the window.
     *
     * @throws MpiError DISP if they do not begin where an element may
     */
    UserBuffer at(Target target) {
        int width = target.type().base().size();
        long from = target.displacement() * extent.unit();
        if (from % width == 0) {
            return new UserBuffer(
                    RawMemory.of(memory, target.type().base()), (int) (from / width), target.count(), target.type());
        } else if (memory instanceof ByteBuffer raw) {
            ByteBuffer rest = raw.duplicate().clear().position((int) from).slice();
            return new UserBuffer(rest.order(raw.order()), 0, target.count(), target.type());
        }
        throw new MpiError(
                ErrorClass.DISP,
                "byte " + from + " of the window is not the start of a "
                        + target.type().base());
    }

    synchronized boolean free(LockType type) {
        return !exclusive && (type == LockType.SHARED || sharers == 0);
    }

    /** False if the lock is not free. */
    synchronized boolean lock(LockType type) {
        if (!free(type)) {
            return false;
        }
        exclusive = type == LockType.EXCLUSIVE;
        sharers += exclusive ? 0 : 1;
        return true;
    }

    synchronized void unlock(LockType type) {
        if (type == LockType.EXCLUSIVE) {
            exclusive = false;
        } else {
            sharers--;
        }
    }
}
