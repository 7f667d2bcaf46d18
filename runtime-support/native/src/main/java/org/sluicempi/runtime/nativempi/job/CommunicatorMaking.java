package org.sluicempi.runtime.nativempi.job;

import java.lang.invoke.MethodHandle;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.engine.ArgumentChecks;
import org.sluicempi.runtime.engine.Leaders;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.context.Descent;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.CommunicatorCalls;
import org.sluicempi.runtime.nativempi.library.EnvironmentCalls;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;
import org.sluicempi.runtime.nativempi.staging.GroupCalls;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;

/** Makes communicators from communicators: MPI 4.1, sections 7.4 and 7.6. Collective over the one given. */
final class CommunicatorMaking {
    private static final MethodHandle DUP = Mpi.bind("MPI_Comm_dup", "hp");
    private static final MethodHandle SPLIT = Mpi.bind("MPI_Comm_split", "hiip");
    private static final MethodHandle SPLIT_TYPE = Mpi.bind("MPI_Comm_split_type", "hiihp");
    private static final MethodHandle CREATE_GROUP = Mpi.bind("MPI_Comm_create_group", "hhip");
    private static final MethodHandle INTERCOMM_CREATE = Mpi.bind("MPI_Intercomm_create", "hihiip");
    private static final MethodHandle INTERCOMM_MERGE = Mpi.bind("MPI_Intercomm_merge", "hip");
    private static final MethodHandle BCAST = Mpi.bind("MPI_Bcast", "pihih");

    private CommunicatorMaking() {}

    static NativeCommunicator dup(CommContext comm) {
        Descent next = comm.descent().next();
        long copy = Results.handle(made -> Mpi.check((int) DUP.invokeExact(comm.handle(), made), "MPI_Comm_dup"));
        return made(comm, copy, "a copy of ", comm.topology().orElse(null), next);
    }

    static Optional<Communicator> split(CommContext comm, int color, int key) {
        int own = color < 0 ? Mpi.UNDEFINED : color;
        Descent next = comm.descent().next();
        long part = Results.handle(
                made -> Mpi.check((int) SPLIT.invokeExact(comm.handle(), own, key, made), "MPI_Comm_split"));
        return part == Mpi.COMM_NULL ? Optional.empty() : Optional.of(made(comm, part, "a part of ", null, next));
    }

    static NativeCommunicator splitByMachine(CommContext comm, int key) {
        int type = Mpi.ABI.constant("MPI_COMM_TYPE_SHARED");
        long none = Mpi.ABI.handle("MPI_INFO_NULL");
        Descent next = comm.descent().next();
        long part = Results.handle(made ->
                Mpi.check((int) SPLIT_TYPE.invokeExact(comm.handle(), type, key, none, made), "MPI_Comm_split_type"));
        return made(comm, part, "one machine's part of ", null, next);
    }

    /** Collective over {@code ranks} alone. */
    static NativeCommunicator createGroup(CommContext comm, int[] ranks, int tag) {
        ArgumentChecks.tag("a group", tag, comm.owner().tagUpperBound());
        checkMembers(ranks, comm);
        Descent next = comm.descent().next(ranks, tag);
        DeltaHub own = aside(comm, ranks);
        long from = place(comm, own);
        int[] members =
                own == null ? ranks : IntStream.of(ranks).map(comm::processOf).toArray();
        int with = own == null ? tag : own.groupTag(comm.descent(), tag);
        return made(comm, group(from, members, with), "a group of ", null, next);
    }

    private static long group(long from, int[] members, int tag) {
        long all = GroupCalls.of(from);
        long chosen = GroupCalls.include(all, members);
        try {
            return Results.handle(made ->
                    Mpi.check((int) CREATE_GROUP.invokeExact(from, chosen, tag, made), "MPI_Comm_create_group"));
        } finally {
            GroupCalls.free(chosen);
            GroupCalls.free(all);
        }
    }

    /**
     * A communicator of two leaders alone: over one and the same, libraries take the messages of two intercommunicators that are
     * made at once for each other's.
     */
    private static long alone(CommContext bridge, int remoteLeader, int tag, DeltaHub own) {
        int[] leaders = new int[2];
        leaders[rankAlone(bridge, remoteLeader, true)] = bridge.processOf(bridge.rank());
        leaders[rankAlone(bridge, remoteLeader, false)] = bridge.processOf(remoteLeader);
        return group(place(bridge, own), leaders, own.leadersTag(bridge.descent(), tag));
    }

    /** Rank of this leader, or of the other one, in a communicator of both. */
    private static int rankAlone(CommContext bridge, int remoteLeader, boolean here) {
        return bridge.rank() < remoteLeader == here ? 0 : 1;
    }

    /**
     * Where the library may exchange messages of its own with these ranks: Open MPI sends them as the program's, with its
     * tag, on the communicator that it is given, and {@code HeldMessages} may take those out of the matching. Null if there is no
     * such place; the same answer at all of them.
     */
    private static DeltaHub aside(CommContext comm, int... ranks) {
        DeltaHub hub = comm.owner().hub();
        for (int rank : ranks) {
            if (hub != null && comm.processOf(rank) < 0) {
                return null;
            }
        }
        return hub;
    }

    /** The library's handle of that place, for a call that waits for other ranks: their sends may wait for receives here. */
    private static long place(CommContext comm, DeltaHub aside) {
        long handle = comm.handle();
        return aside == null ? handle : aside.pieces();
    }

    private static void checkMembers(int[] ranks, CommContext comm) {
        boolean[] named = new boolean[comm.size()];
        for (int rank : ranks) {
            if (rank < 0 || rank >= named.length || named[rank]) {
                throw new MpiError(
                        ErrorClass.GROUP,
                        "rank " + rank + " is named twice or is not in a communicator of " + named.length + " ranks");
            }
            named[rank] = true;
        }
        if (!named[comm.rank()]) {
            throw new MpiError(ErrorClass.GROUP, "rank " + comm.rank() + " creates a communicator that it is not in");
        }
    }

    static NativeCommunicator interConnect(
            CommContext comm, int localLeader, CommContext bridge, int remoteLeader, int tag) {
        ArgumentChecks.tag("an intercommunicator", tag, comm.owner().tagUpperBound());
        Leaders.local(localLeader, comm.size());
        boolean leads = comm.rank() == localLeader;
        if (leads) {
            if (bridge == null) {
                throw Leaders.noBridge();
            }
            bridge.checkUse();
            Leaders.remote(remoteLeader, bridge.peers());
            if (remoteLeader == bridge.rank() && !bridge.inter()) {
                // a library waits for ever, or takes it for another mistake
                throw Leaders.inBoth(bridge.owner().number());
            }
        }
        DeltaHub own = leads ? aside(bridge, remoteLeader) : null;
        long through = leads ? bridge.handle() : Mpi.COMM_NULL;
        if (own != null) {
            through = alone(bridge, remoteLeader, tag, own);
        }
        long between = through;
        int leader = own == null ? remoteLeader : rankAlone(bridge, remoteLeader, false);
        long both;
        try {
            both = Results.handle(made -> Mpi.check(
                    (int) INTERCOMM_CREATE.invokeExact(comm.handle(), localLeader, between, leader, tag, made),
                    "MPI_Intercomm_create"));
        } finally {
            if (own != null) {
                CommunicatorCalls.free(between);
            }
        }
        return made(comm, both, "an intercommunicator of ", null, Descent.world());
    }

    static NativeCommunicator merge(CommContext comm, boolean high) {
        int last = high ? 1 : 0;
        long both = Results.handle(
                made -> Mpi.check((int) INTERCOMM_MERGE.invokeExact(comm.handle(), last, made), "MPI_Intercomm_merge"));
        return made(comm, both, "both sides of ", null, agreed(comm.owner(), both));
    }

    /** Both sides come from different communicators, so their first rank chooses. Ranks of other jobs may know nothing of this. */
    private static Descent agreed(ProcessContext owner, long both) {
        boolean all = owner.hub() != null
                && IntStream.of(owner.processes().of(both)).allMatch(number -> number < owner.worldSize());
        if (!all) {
            return Descent.world();
        }
        OperationMemory memory = new OperationMemory();
        try {
            long number = memory.room(Long.BYTES);
            Memory.putLong(number, ThreadLocalRandom.current().nextLong());
            Mpi.check((int) BCAST.invokeExact(number, Long.BYTES, Mpi.BYTE, 0, both), "MPI_Bcast");
            return Descent.of(Memory.getLong(number));
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            memory.release();
        }
    }

    /**
     * The communicator that the library has just made.
     *
     * @param how for messages, before the name of {@code from}
     */
    static NativeCommunicator made(CommContext from, long handle, String how, Topology topology, Descent descent) {
        EnvironmentCalls.returnErrors(handle);
        return new NativeCommunicator(new CommContext(from.owner(), handle, how + from.name(), topology, descent));
    }
}
