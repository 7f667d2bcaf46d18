package org.sluicempi.runtime.nativempi.context;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.engine.InUse;
import org.sluicempi.runtime.nativempi.library.Mpi;

/** A handle of the library that no call may use after its end; a failing call tells what it was called for. */
public final class GuardedHandle {
    private final ProcessContext rank;
    private final long value;
    private final InUse inUse;

    /**
     * @param name of what it stands for, for messages to the user
     * @param unusable the error of a call after the end
     * @param ending what its end is called: {@code closed}, {@code freed}
     */
    public GuardedHandle(ProcessContext rank, long value, String name, ErrorClass unusable, String ending) {
        this.rank = rank;
        this.value = value;
        this.inUse = new InUse(name, unusable, ending);
    }

    /** A call of the library. */
    @FunctionalInterface
    public interface Call {
        int make(long handle) throws Throwable;
    }

    public ProcessContext rank() {
        return rank;
    }

    public String name() {
        return inUse.name();
    }

    /** The handle itself, after its end too. */
    public long value() {
        return value;
    }

    /**
     * Makes one call.
     *
     * @throws MpiError as the library says; {@code unusable} after the end, OTHER after the end of MPI
     */
    public void call(String what, Call call) {
        check(what);
        rank.watch().handOver();
        try {
            int code = call.make(value);
            if (code != 0) {
                throw Mpi.error(code, what + " of " + name());
            }
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    /** Throws what {@link #call} throws before it calls. */
    public void check(String what) {
        rank.checkRunning();
        inUse.check(what);
    }

    /** The library has taken the handle back. */
    public void end() {
        inUse.end();
    }
}
