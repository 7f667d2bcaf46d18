package org.sluicempi.runtime.nativempi;

import org.sluicempi.runtime.Engine;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.nativempi.job.NativeRank;
import org.sluicempi.runtime.nativempi.library.MpiLibrary;

/** Makes this process a rank of an MPI library's job. */
public final class NativeEngine implements Engine {
    /** The one rank that a process can be; made, and the library started, at the first use. */
    private static final class Process {
        static final NativeRank RANK = new NativeRank();
    }

    @Override
    public String name() {
        return "native";
    }

    /** Starts the library; the same rank at every call, because a process can be no more than one. */
    @Override
    public Rank singleton() {
        MpiLibrary.here();
        return Process.RANK;
    }
}
