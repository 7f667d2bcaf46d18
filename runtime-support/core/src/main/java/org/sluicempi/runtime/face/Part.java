package org.sluicempi.runtime.face;

import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;

/**
 * A communicator together with the group that it is made of, and with its grid if it has one (MPI 4.1, chapters 7 and 8).
 *
 * @param grid null if the communicator has no Cartesian topology
 */
public record Part(Communicator communicator, Members members, Grid grid) {
    public static Part world(Rank rank) {
        return new Part(rank.world(), Members.world(rank.world()), null);
    }

    public static Part self(Rank rank) {
        return new Part(rank.self(), new Members(List.of(rank.world().rank())), null);
    }

    /** Collective: the same ranks, the same grid, matching of its own. */
    public Part dup() {
        return new Part(communicator.dup(), members, grid);
    }

    /** Collective: see {@link Communicator#split}. */
    public Optional<Part> split(int color, int key) {
        return communicator.split(color, key).map(part -> new Part(part, Members.of(part), null));
    }

    /**
     * Collective: the communicator of these ranks, in the group's order; empty at the other ranks.
     *
     * @throws MpiError {@link ErrorClass#GROUP} if a member is not in this communicator
     */
    public Optional<Part> create(Members group) {
        if (group.difference(members).size() > 0) {
            throw new MpiError(ErrorClass.GROUP, "the group has ranks that are not in the communicator");
        }
        int place = group.worldRanks().indexOf(members.worldRanks().get(communicator.rank()));
        return communicator.split(place < 0 ? -1 : 0, place).map(part -> new Part(part, group, null));
    }

    /**
     * Collective: the first ranks laid out as a grid; empty at the ranks that have no place in it.
     *
     * @throws MpiError {@link ErrorClass#DIMS} if there are fewer ranks than places
     */
    public Optional<Part> cart(Grid places) {
        if (places.size() > communicator.size()) {
            throw new MpiError(
                    ErrorClass.DIMS,
                    "a grid of " + places.size() + " places needs more than " + communicator.size() + " ranks");
        }
        int rank = communicator.rank();
        return communicator
                .split(rank < places.size() ? 0 : -1, rank)
                .map(part -> new Part(part, Members.of(part), places));
    }

    /** Collective: the part of the grid that has this rank's coordinates in the dimensions that do not remain. */
    public Part sub(boolean[] remain) {
        int rank = communicator.rank();
        Communicator part = communicator
                .split(grid().slice(rank, remain), rank)
                .orElseThrow(() -> new IllegalStateException("a slice of a grid has a number"));
        return new Part(part, Members.of(part), grid().sub(remain));
    }

    public Similarity compare(Part other) {
        if (communicator == other.communicator) {
            return Similarity.IDENT;
        }
        Similarity groups = members.compare(other.members);
        return groups == Similarity.IDENT ? Similarity.CONGRUENT : groups;
    }
}
