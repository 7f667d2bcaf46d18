package org.sluicempi.runtime.embedded;

import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.collective.Channels;
import org.sluicempi.runtime.collective.Topologies;

/** What a communicator is: its members, its matchings, its end, and the communicators that are made from it. */
abstract class CommunicatorMembers implements Communicator {
    private final EmbeddedRank owner;
    private final Membership who;
    private final int context;
    private final String name;
    private final Spares spares = new Spares();
    private volatile boolean freed;

    /** {@code context} is the first of its ids, see {@link Contexts}. */
    CommunicatorMembers(EmbeddedRank owner, Membership who, int context, String name) {
        this.owner = owner;
        this.who = who;
        this.context = context;
        this.name = name;
    }

    /** One that users have made. */
    static EmbeddedCommunicator numbered(EmbeddedRank owner, Membership who, int context) {
        return new EmbeddedCommunicator(owner, who, context, "communicator " + context / Contexts.PER_COMMUNICATOR);
    }

    /** The same members with another one of the matchings. */
    EmbeddedCommunicator matching(int number) {
        return new EmbeddedCommunicator(owner, who, context + number, name);
    }

    /** This side alone, with one of the matchings. */
    private EmbeddedCommunicator local(int number) {
        int context = this.context + number + (inter() ? Contexts.LOCAL : 0);
        return new EmbeddedCommunicator(owner, who.local(), context, name);
    }

    final Channels channels(int number) {
        EmbeddedCommunicator whole = matching(number);
        return new Channels(whole, inter() ? local(number) : whole);
    }

    Spares spares() {
        return spares;
    }

    int context() {
        return context;
    }

    String name() {
        return name;
    }

    int[] group() {
        return who.group();
    }

    /** The rank that a {@code dest} or {@code source} means. */
    EmbeddedRank peer(int member) {
        return owner.job().rank(who.peers()[member]);
    }

    Mailbox mailboxOf(int member) {
        return peer(member).mailbox();
    }

    @Override
    public EmbeddedRank owner() {
        return owner;
    }

    @Override
    public int rank() {
        return who.rank();
    }

    @Override
    public int size() {
        return who.group().length;
    }

    /** Number of ranks that {@code dest} and {@code source} can mean. */
    final int peers() {
        return who.peers().length;
    }

    @Override
    public int[] processes() {
        return who.group().clone();
    }

    @Override
    public boolean inter() {
        return who.remote() != null;
    }

    @Override
    public int remoteSize() {
        return inter() ? who.remote().length : 0;
    }

    @Override
    public int[] remoteProcesses() {
        return inter() ? who.remote().clone() : new int[0];
    }

    @Override
    public Communicator dup() {
        return split(0, rank(), who.topology()).orElseThrow();
    }

    @Override
    public Optional<Communicator> split(int color, int key) {
        return split(color, key, null);
    }

    private Optional<Communicator> split(int color, int key, Topology topology) {
        checkUse();
        return inter()
                ? interAgreement().split(color, key)
                : new Agreement(matching(Contexts.AGREEMENT)).split(color, key, topology);
    }

    private InterAgreement interAgreement() {
        return new InterAgreement(matching(Contexts.AGREEMENT), local(Contexts.AGREEMENT));
    }

    @Override
    public Communicator splitByMachine(int key) {
        return split(0, key).orElseThrow();
    }

    @Override
    public Communicator createGroup(int[] ranks, int tag) {
        checkInter(false);
        return new Subgroup(matching(Contexts.SUBGROUP)).create(ranks, tag);
    }

    @Override
    public Communicator interConnect(int localLeader, Communicator bridge, int remoteLeader, int tag) {
        checkInter(false);
        return new Interconnection(matching(Contexts.AGREEMENT)).interConnect(localLeader, bridge, remoteLeader, tag);
    }

    @Override
    public Communicator merge(boolean high) {
        checkInter(true);
        return interAgreement().merge(high);
    }

    private void checkInter(boolean expected) {
        checkUse();
        if (inter() != expected) {
            throw new MpiError(ErrorClass.COMM, name + (expected ? " is no" : " is an") + " intercommunicator");
        }
    }

    @Override
    public Optional<Topology> topology() {
        return who.optionalTopology();
    }

    @Override
    public Optional<Communicator> withTopology(Topology topology, boolean reorder) {
        checkInter(false);
        Topologies.check(topology, size(), rank());
        return split(rank() < topology.size() ? 0 : -1, rank(), topology);
    }

    @Override
    public void free() {
        checkUse();
        owner().openSends().beforeFree(this);
        freed = true;
    }

    /** Collectives that run in the background, which have matchings of their own, may outlive the end of MPI. */
    final void checkUse() {
        owner.job().check();
        if (owner.finished() && context % Contexts.PER_COMMUNICATOR == Contexts.USER) {
            throw new MpiError(ErrorClass.OTHER, name + " is used after the end of MPI");
        }
        if (freed) {
            throw new MpiError(ErrorClass.COMM, name + " has been freed");
        }
    }
}
