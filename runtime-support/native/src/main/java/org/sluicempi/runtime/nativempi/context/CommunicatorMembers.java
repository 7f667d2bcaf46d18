package org.sluicempi.runtime.nativempi.context;

import java.util.Optional;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.engine.EngineCommunicator;

/** What a communicator is: its members and its topology. */
public abstract class CommunicatorMembers extends EngineCommunicator {
    private final CommContext context;

    protected CommunicatorMembers(CommContext context) {
        this.context = context;
    }

    /** What the parts of the engine ask a communicator for. */
    public final CommContext context() {
        return context;
    }

    @Override
    protected final void checkUse() {
        context.checkUse();
    }

    @Override
    protected final String name() {
        return context.name();
    }

    @Override
    protected final int peers() {
        return context.peers();
    }

    @Override
    protected final int tagUpperBound() {
        return context.owner().tagUpperBound();
    }

    @Override
    protected final OpenSends openSends() {
        return context.owner().openSends();
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
        return context.inter() ? context.owner().processes().remoteOf(context.handleAtOnce()) : new int[0];
    }

    @Override
    public final Optional<Topology> topology() {
        return context.topology();
    }
}
