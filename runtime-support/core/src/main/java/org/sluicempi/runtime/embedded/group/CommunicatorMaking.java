package org.sluicempi.runtime.embedded.group;

import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Topology;
import org.sluicempi.runtime.collective.Checks;
import org.sluicempi.runtime.collective.Topologies;
import org.sluicempi.runtime.embedded.context.Contexts;
import org.sluicempi.runtime.embedded.message.CommContext;
import org.sluicempi.runtime.embedded.message.CommunicatorMembers;

/** The communicators that are made from one. */
public abstract class CommunicatorMaking extends CommunicatorMembers {
    protected CommunicatorMaking(CommContext context) {
        super(context);
    }

    @Override
    public Communicator dup() {
        return split(0, rank(), topology().orElse(null)).orElseThrow();
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

    /**
     * Returns when all members are here. An interrupt does not end it, and the thread stays interrupted: for what they make or
     * give up together, which one of them cannot take back. Not between groups.
     */
    public final void meet() {
        checkUse();
        checkInter(false);
        Agreement agreement = new Agreement(matching(Contexts.AGREEMENT));
        agreement.scatter(agreement.gather(Ints.NOTHING));
    }

    /** What one member says, at all of them; as {@link #meet}. */
    final int[] said(int member, int[] data) {
        checkUse();
        checkInter(false);
        Checks.root(member, size());
        return new Agreement(matching(Contexts.AGREEMENT)).said(member, data);
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

    /** In the place of {@link #interConnect} at a leader that has found nobody to connect with: the others' calls fail. */
    void giveUpInterConnect() {
        new Interconnection(matching(Contexts.AGREEMENT)).giveUp();
    }

    @Override
    public Communicator merge(boolean high) {
        checkInter(true);
        return interAgreement().merge(high);
    }

    @Override
    public Optional<Communicator> withTopology(Topology topology, boolean reorder) {
        checkInter(false);
        Topologies.check(topology, size(), rank());
        return split(rank() < topology.size() ? 0 : -1, rank(), topology);
    }
}
