package org.sluicempi.runtime.face;

import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.Topology;

/**
 * A communicator together with the group that it is made of (MPI 4.1, chapters 7 and 8).
 *
 * @param members of an intercommunicator the local ones
 */
public record GroupedCommunicator(Communicator communicator, Members members) {
    /** Local. */
    public static GroupedCommunicator of(Communicator communicator) {
        return new GroupedCommunicator(communicator, Members.of(communicator));
    }

    public static GroupedCommunicator world(Rank rank) {
        return of(rank.world());
    }

    public static GroupedCommunicator self(Rank rank) {
        return of(rank.self());
    }

    /** The grid, null if the communicator has no Cartesian topology. */
    public Grid grid() {
        return communicator.topology().orElse(null) instanceof Topology.Cartesian grid ? new Grid(grid) : null;
    }

    /** Collective: the same ranks, the same topology, matching of its own. */
    public GroupedCommunicator dup() {
        return new GroupedCommunicator(communicator.dup(), members);
    }

    /**
     * Collective: see {@link Communicator#split}.
     *
     * @param undefined what the face calls no color
     * @throws MpiError ARG for a negative color but that
     */
    public Optional<GroupedCommunicator> split(int color, int undefined, int key) {
        if (color < 0 && color != undefined) {
            throw new MpiError(ErrorClass.ARG, "the color is negative: " + color);
        }
        return communicator.split(color, key).map(GroupedCommunicator::of);
    }

    /**
     * Collective: the communicator of these ranks, in the group's order; empty at the other ranks.
     *
     * @throws MpiError {@link ErrorClass#GROUP} if a member is not in this communicator
     */
    public Optional<GroupedCommunicator> create(Members group) {
        checkInside(group);
        int place = group.rankOf(members.worldRanks().get(communicator.rank()));
        boolean member = place != Status.UNDEFINED;
        return communicator.split(member ? 0 : -1, member ? place : 0).map(GroupedCommunicator::of);
    }

    /**
     * Collective over the group alone: see {@link Communicator#createGroup}.
     *
     * @throws MpiError {@link ErrorClass#GROUP} if a member is not in this communicator or this rank is no member
     */
    public GroupedCommunicator createGroup(Members group, int tag) {
        checkInside(group);
        int[] places = new int[group.size()];
        for (int k = 0; k < places.length; k++) {
            places[k] = k;
        }
        return of(communicator.createGroup(group.translate(places, members), tag));
    }

    private void checkInside(Members group) {
        if (group.difference(members).size() > 0) {
            throw new MpiError(ErrorClass.GROUP, "the group has ranks that are not in the communicator");
        }
    }

    /**
     * Collective: the first ranks laid out as a grid; empty at the ranks that have no place in it.
     *
     * @throws MpiError {@link ErrorClass#DIMS} if there are fewer ranks than places
     */
    public Optional<GroupedCommunicator> cart(Grid places) {
        return withTopology(places.topology(), false);
    }

    /** Collective: see {@link Communicator#withTopology}. */
    public Optional<GroupedCommunicator> withTopology(Topology topology, boolean reorder) {
        return communicator.withTopology(topology, reorder).map(GroupedCommunicator::of);
    }

    /** Collective: the part of the grid that has this rank's coordinates in the dimensions that do not remain. */
    public GroupedCommunicator sub(boolean[] remain) {
        Grid grid = grid();
        int rank = communicator.rank();
        Communicator slice = communicator
                .split(grid.slice(rank, remain), rank)
                .orElseThrow(() -> new IllegalStateException("a slice of a grid has a number"));
        Topology places = grid.sub(remain).topology();
        Optional<Communicator> part = slice.withTopology(places, false);
        slice.free();
        return of(part.orElseThrow(() -> new IllegalStateException("a slice has as many ranks as places")));
    }

    /** Of two intercommunicators both groups are compared; one is never similar to an intracommunicator. */
    public Similarity compare(GroupedCommunicator other) {
        if (communicator == other.communicator) {
            return Similarity.IDENT;
        }
        if (communicator.inter() != other.communicator.inter()) {
            return Similarity.UNEQUAL;
        }
        Similarity remote = Members.remoteOf(communicator).compare(Members.remoteOf(other.communicator));
        Similarity local = members.compare(other.members);
        Similarity groups = local.compareTo(remote) > 0 ? local : remote;
        return groups == Similarity.IDENT ? Similarity.CONGRUENT : groups;
    }
}
