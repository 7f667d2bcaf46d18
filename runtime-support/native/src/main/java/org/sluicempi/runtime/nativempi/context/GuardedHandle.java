package org.sluicempi.runtime.nativempi.context;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.nativempi.library.Mpi;

/** A handle of the library that no call may use after its end; a failing call tells what it was called for. */
public final class GuardedHandle {
    private final ProcessContext rank;
    private final long value;
    private final String name;
    private final ErrorClass unusable;
    private final String ending;
    private boolean ended;

    /**
     * @param name of what it stands for, for messages to the user
     * @param unusable the error of a call after the end
     * @param ending what its end is called: {@code closed}, {@code freed}
     */
    public GuardedHandle(ProcessContext rank, long value, String name, ErrorClass unusable, String ending) {
        this.rank = rank;
        this.value = value;
        this.name = name;
        this.unusable = unusable;
        this.ending = ending;
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
        return name;
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
                throw Mpi.error(code, what + " of " + name);
            }
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
    }

    /** Throws what {@link #call} throws before it calls. */
    public void check(String what) {
        rank.checkRunning();
        if (ended) {
            throw new MpiError(unusable, what + ": " + name + " has been " + ending);
        }
    }

    /** The library has taken the handle back. */
    public void end() {
        ended = true;
    }
}
