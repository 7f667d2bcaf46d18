package mpi;

import org.sluicempi.runtime.face.Members;

/** An ordered set of ranks. */
public class Group implements Freeable {
    private final Members members;

    Group(Members members) {
        this.members = members;
    }

    Members members() {
        return members;
    }

    /** Nothing is held. */
    @Override
    public void free() {}

    public int Size() throws MPIException {
        return members.size();
    }

    /** The calling rank's place in this group, {@link MPI#UNDEFINED} if it is no member. */
    public int Rank() throws MPIException {
        return members.rankOf(MPI.RANK.world().rank());
    }

    /** The ranks in {@code group2} of those at {@code ranks1} in {@code group1}, {@link MPI#UNDEFINED} for none. */
    public static int[] Translate_ranks(Group group1, int[] ranks1, Group group2) throws MPIException {
        return Core.get(() -> group1.members.translate(ranks1, group2.members));
    }

    /** @return {@link MPI#IDENT}, {@link MPI#SIMILAR} or {@link MPI#UNEQUAL} */
    public static int Compare(Group group1, Group group2) throws MPIException {
        return MPI.value(group1.members.compare(group2.members));
    }

    public static Group Union(Group group1, Group group2) throws MPIException {
        return new Group(group1.members.union(group2.members));
    }

    public static Group Intersection(Group group1, Group group2) throws MPIException {
        return new Group(group1.members.intersection(group2.members));
    }

    public static Group Difference(Group group1, Group group2) throws MPIException {
        return new Group(group1.members.difference(group2.members));
    }

    public Group Incl(int[] ranks) throws MPIException {
        return Core.get(() -> new Group(members.incl(ranks)));
    }

    public Group Excl(int[] ranks) throws MPIException {
        return Core.get(() -> new Group(members.excl(ranks)));
    }

    /** @param ranges each {first, last inclusive, stride} */
    public Group Range_incl(int[][] ranges) throws MPIException {
        return Core.get(() -> new Group(members.rangeIncl(ranges)));
    }

    /** @param ranges each {first, last inclusive, stride} */
    public Group Range_excl(int[][] ranges) throws MPIException {
        return Core.get(() -> new Group(members.rangeExcl(ranges)));
    }
}
