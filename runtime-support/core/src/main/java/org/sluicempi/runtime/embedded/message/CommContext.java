package org.sluicempi.runtime.embedded.message;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.embedded.context.Contexts;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.embedded.match.Mailbox;
import org.sluicempi.runtime.embedded.match.Origin;
import org.sluicempi.runtime.embedded.match.SpareMessage;
import org.sluicempi.runtime.engine.InUse;

/** What everything that belongs to one rank's view of a communicator asks for: who is in it, and in which matching. */
public final class CommContext {
    private final Station own;
    private final Station[] all;
    private final Membership who;
    private final int context;
    private final InUse inUse;
    private final Origin origin;
    private final SpareMessage spareMessage;

    /**
     * @param all the job's ranks by number
     * @param context the first of the communicator's ids, see {@link Contexts}, or that of one of its matchings
     */
    public CommContext(Station own, Station[] all, Membership who, int context, String name) {
        this.own = own;
        this.all = all;
        this.who = who;
        this.context = context;
        this.inUse = new InUse(name, ErrorClass.COMM, "freed");
        this.origin = new Origin(context, who.rank(), own.rank());
        this.spareMessage = new SpareMessage(origin);
    }

    /** One that users have made. */
    CommContext numbered(Membership members, int first) {
        return new CommContext(own, all, members, first, "communicator " + first / Contexts.PER_COMMUNICATOR);
    }

    /** The same members with another one of the matchings. */
    CommContext matching(int number) {
        return new CommContext(own, all, who, context + number, inUse.name());
    }

    /** This side alone, with one of the matchings. */
    CommContext local(int number) {
        int distance = number + (who.remote() == null ? 0 : Contexts.LOCAL);
        return new CommContext(own, all, who.local(), context + distance, inUse.name());
    }

    public RankContext owner() {
        return own.rank();
    }

    Station station() {
        return own;
    }

    public Mailbox mailbox() {
        return own.mailbox();
    }

    /** The rank that a {@code dest} or {@code source} means. */
    RankContext peer(int member) {
        return all[who.peers()[member]].rank();
    }

    Mailbox mailboxOf(int member) {
        return all[who.peers()[member]].mailbox();
    }

    /** Number of ranks that {@code dest} and {@code source} can mean. */
    public int peers() {
        return who.peers().length;
    }

    Membership who() {
        return who;
    }

    /** The members of this side, by the job's rank numbers; not to be changed. */
    public int[] group() {
        return who.group();
    }

    public int context() {
        return context;
    }

    public String name() {
        return inUse.name();
    }

    Origin origin() {
        return origin;
    }

    SpareMessage spareMessage() {
        return spareMessage;
    }

    void free() {
        inUse.end();
    }

    /** Collectives that run in the background, which have matchings of their own, may outlive the end of MPI. */
    public void checkUse() {
        own.rank().job().check();
        if (own.rank().lifetime().finished() && context % Contexts.PER_COMMUNICATOR == Contexts.USER) {
            throw new MpiError(ErrorClass.OTHER, inUse.name() + " is used after the end of MPI");
        }
        inUse.check();
    }
}
