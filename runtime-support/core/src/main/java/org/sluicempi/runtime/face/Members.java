package org.sluicempi.runtime.face;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Status;

/**
 * A group (MPI 4.1, section 7.3): processes in an order of their own. A rank of the group is a place in that order.
 *
 * @param worldRanks numbers as {@link Communicator#processes} gives them, in a world the ranks; without repetition
 */
public record Members(List<Integer> worldRanks) {
    private static final String RANKS = "array of ranks";

    public static final Members EMPTY = new Members(List.of());

    public Members {
        worldRanks = List.copyOf(worldRanks);
    }

    /** The members of any communicator; of an intercommunicator the local ones. Local. */
    public static Members of(Communicator communicator) {
        return of(communicator.processes());
    }

    /** The members of an intercommunicator's remote group; none if there is no such group. Local. */
    public static Members remoteOf(Communicator communicator) {
        return of(communicator.remoteProcesses());
    }

    private static Members of(int[] processes) {
        return new Members(IntStream.of(processes).boxed().toList());
    }

    public int size() {
        return worldRanks.size();
    }

    /** The rank here of a rank of the world, {@link Status#UNDEFINED} if it is no member. */
    public int rankOf(int worldRank) {
        int place = worldRanks.indexOf(worldRank);
        return place < 0 ? Status.UNDEFINED : place;
    }

    /** The ranks in {@code other} of the same processes; {@link Communicator#PROC_NULL} stays as it is. */
    public int[] translate(int[] ranks, Members other) {
        return IntStream.of(Given.given(ranks, RANKS))
                .map(rank -> rank == Communicator.PROC_NULL ? rank : other.rankOf(worldRanks.get(checked(rank))))
                .toArray();
    }

    /** Those at {@code ranks}, in the order of {@code ranks}. */
    public Members incl(int[] ranks) {
        Set<Integer> chosen = new LinkedHashSet<>();
        for (int rank : Given.given(ranks, RANKS)) {
            if (!chosen.add(worldRanks.get(checked(rank)))) {
                throw new MpiError(ErrorClass.RANK, "rank " + rank + " is named twice");
            }
        }
        return new Members(new ArrayList<>(chosen));
    }

    /** All but those at {@code ranks}, in the order of this group. */
    public Members excl(int[] ranks) {
        return difference(incl(ranks));
    }

    /** As {@link #incl} for ranges {first, last inclusive, stride}. */
    public Members rangeIncl(int[][] ranges) {
        return incl(expand(ranges));
    }

    /** As {@link #excl} for ranges {first, last inclusive, stride}. */
    public Members rangeExcl(int[][] ranges) {
        return excl(expand(ranges));
    }

    /** These, then those of {@code other} that are not here. */
    public Members union(Members other) {
        Set<Integer> all = new LinkedHashSet<>(worldRanks);
        all.addAll(other.worldRanks);
        return new Members(new ArrayList<>(all));
    }

    /** These as far as they are in {@code other}. */
    public Members intersection(Members other) {
        Set<Integer> in = new HashSet<>(other.worldRanks);
        return new Members(worldRanks.stream().filter(in::contains).toList());
    }

    /** These as far as they are not in {@code other}. */
    public Members difference(Members other) {
        Set<Integer> out = new HashSet<>(other.worldRanks);
        return new Members(
                worldRanks.stream().filter(rank -> !out.contains(rank)).toList());
    }

    /** {@link Similarity#CONGRUENT} is never the answer for groups. */
    public Similarity compare(Members other) {
        if (worldRanks.equals(other.worldRanks)) {
            return Similarity.IDENT;
        }
        boolean same = size() == other.size() && new HashSet<>(worldRanks).containsAll(other.worldRanks);
        return same ? Similarity.SIMILAR : Similarity.UNEQUAL;
    }

    /** A range ends at its first rank that is in no group, however many would follow, and a stride may lead past the last int. */
    private int[] expand(int[][] ranges) {
        IntStream.Builder ranks = IntStream.builder();
        for (int[] range : Given.given(ranges, "array of ranges")) {
            if (range == null || range.length != 3 || range[2] == 0) {
                throw new MpiError(ErrorClass.ARG, "a range is {first, last, stride}, stride not 0");
            }
            long last = range[1];
            long stride = range[2];
            for (long rank = range[0]; stride > 0 ? rank <= last : rank >= last; rank += stride) {
                ranks.add(checked((int) rank));
            }
        }
        return ranks.build().toArray();
    }

    private int checked(int rank) {
        if (rank < 0 || rank >= size()) {
            throw new MpiError(ErrorClass.RANK, "rank " + rank + " is not in a group of " + size());
        }
        return rank;
    }
}
