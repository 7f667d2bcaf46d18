package org.sluicempi.runtime.embedded.message;

import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.collective.Channels;

/** What a communicator is: its members, its matchings and its end. */
public abstract class CommunicatorMembers implements Communicator {
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
    public final void free() {
        context.checkUse();
        context.owner().openSends().beforeFree(this);
        context.free();
    }
}
