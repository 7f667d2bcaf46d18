package org.sluicempi.runtime.embedded.message;

import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.OpenSends;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.collective.Channels;
import org.sluicempi.runtime.engine.EngineCommunicator;

/** What a communicator is: its members, its matchings and its end. */
public abstract class CommunicatorMembers extends EngineCommunicator {
    private final CommContext context;

    protected CommunicatorMembers(CommContext context) {
        this.context = context;
    }

    /** What the parts of the engine ask a communicator for. */
    public final CommContext context() {
        return context;
    }

    /** One of the same kind, with other members or another matching. */
    protected abstract CommunicatorMembers with(CommContext other);

    /** The same members with another one of the matchings. */
    public final CommunicatorMembers matching(int number) {
        return with(context.matching(number));
    }

    /** This side alone, with one of the matchings. */
    public final CommunicatorMembers local(int number) {
        return with(context.local(number));
    }

    /** One that users have made, with the first of its ids. */
    public final Communicator made(Membership members, int first) {
        return with(context.numbered(members, first));
    }

    protected final Channels channels(int number) {
        CommunicatorMembers whole = matching(number);
        return new Channels(whole, inter() ? local(number) : whole);
    }

    @Override
    public final Rank owner() {
        return context.owner().facade();
    }

    @Override
    public final int rank() {
        return context.who().rank();
    }

    @Override
    public final int size() {
        return context.who().group().length;
    }

    @Override
    public final int[] processes() {
        return context.who().group().clone();
    }

    @Override
    public final boolean inter() {
        return context.who().remote() != null;
    }

    @Override
    public final int remoteSize() {
        return inter() ? context.who().remote().length : 0;
    }

    @Override
    public final int[] remoteProcesses() {
        return inter() ? context.who().remote().clone() : new int[0];
    }

    @Override
    public final Optional<Topology> topology() {
        return context.who().optionalTopology();
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
        return TAG_UB;
    }

    @Override
    protected final OpenSends openSends() {
        return context.owner().openSends();
    }

    @Override
    protected final void doFree() {
        context.free();
    }
}
