package org.sluicempi.runtime.nativempi.context;

import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Topology;

/** What a communicator is: its members and its topology. */
public abstract class CommunicatorMembers implements Communicator {
    private final CommContext context;

    protected CommunicatorMembers(CommContext context) {
        this.context = context;
    }

    /** What the parts of the engine ask a communicator for. */
    public final CommContext context() {
        return context;
    }

    @Override
    public final Rank owner() {
        return context.owner().facade();
    }

    @Override
    public final int rank() {
        return context.rank();
    }

    @Override
    public final int size() {
        return context.size();
    }

    @Override
    public final boolean inter() {
        return context.inter();
    }

    @Override
    public final int remoteSize() {
        return context.remoteSize();
    }

    @Override
    public final int[] processes() {
        return context.members().clone();
    }

    @Override
    public final int[] remoteProcesses() {
        return context.inter() ? context.owner().processes().remoteOf(context.handle()) : new int[0];
    }

    @Override
    public final Optional<Topology> topology() {
        return context.topology();
    }
}
