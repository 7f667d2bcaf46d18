package org.sluicempi.runtime.nativempi;

import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.collective.BlockingCollectives;
import org.sluicempi.runtime.collective.Channels;

/** Makes communicators from communicators: MPI 4.1, section 7.4. Collective over the one given. */
final class CommunicatorMaking {
    private static final MethodHandle DUP = Mpi.bind("MPI_Comm_dup", "hp");
    private static final MethodHandle SPLIT = Mpi.bind("MPI_Comm_split", "hiip");

    private CommunicatorMaking() {}

    /** Collective at the first call on each communicator, as every use of what it returns is. */
    static Collectives collectives(NativeCommunicator comm) {
        NativeCommunicator own = dup(comm);
        return BlockingCollectives.over(new Channels(own, own));
    }

    static NativeCommunicator dup(NativeCommunicator comm) {
        long made = Scratch.mine().handle();
        try {
            Mpi.check((int) DUP.invokeExact(comm.handle(), made), "MPI_Comm_dup");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        return new NativeCommunicator(comm.owner(), Mpi.handleAt(made), "a copy of " + comm.name());
    }

    static Optional<Communicator> split(NativeCommunicator comm, int color, int key) {
        long made = Scratch.mine().handle();
        try {
            int own = color < 0 ? Mpi.UNDEFINED : color;
            Mpi.check((int) SPLIT.invokeExact(comm.handle(), own, key, made), "MPI_Comm_split");
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        }
        long part = Mpi.handleAt(made);
        return part == Mpi.COMM_NULL
                ? Optional.empty()
                : Optional.of(new NativeCommunicator(comm.owner(), part, "a part of " + comm.name()));
    }
}
