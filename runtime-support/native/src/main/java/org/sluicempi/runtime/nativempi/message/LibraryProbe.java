package org.sluicempi.runtime.nativempi.message;

import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Scratch;
import org.sluicempi.runtime.nativempi.library.TransferCalls;

/** What the library itself tells of messages that have come. */
final class LibraryProbe {
    private LibraryProbe() {}

    /** What the library would tell a probe; null if nothing. */
    static Status look(CommContext comm, int source, int tag) {
        Scratch scratch = Scratch.mine();
        int code = TransferCalls.iprobe(source, tag, comm.handleToTheEnd(), scratch.integer(), scratch.status());
        Mpi.check(code, "probe of " + comm.name());
        return Memory.getInt(scratch.integer()) == 0 ? null : TransferCalls.status(scratch.status(), scratch);
    }
}
