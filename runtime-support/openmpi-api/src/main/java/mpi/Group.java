package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Members;

/** An ordered set of ranks. */
public final class Group implements Freeable {
    private Members members;

    Group(Members members) {
        this.members = members;
    }

    /** @throws MpiError {@link ErrorClass#GROUP} if there is no group, or only the null group */
    static Members members(Group group) {
        return Core.given(group, ErrorClass.GROUP, "group").members();
    }

    /** @throws MpiError {@link ErrorClass#GROUP} if this is the null group */
    Members members() {
        if (members == null) {
            throw new MpiError(ErrorClass.GROUP, "the null group has no ranks");
        }
        return members;
    }

    public int getSize() throws MPIException {
        return Core.get(() -> members().size());
    }

    /** The calling rank's place in this group, {@link MPI#UNDEFINED} if it is no member. */
    public int getRank() throws MPIException {
        return Core.get(() -> members().rankOf(Core.rank().world().rank()));
    }

    /** Makes this the null group. */
    @Override
    public void free() throws MPIException {
        members = null;
    }

    public boolean isNull() {
        return members == null;
    }

    /** The ranks in {@code group2} of those at {@code ranks1} in {@code group1}, {@link MPI#UNDEFINED} for none. */
    public static int[] translateRanks(Group group1, int[] ranks1, Group group2) throws MPIException {
        return Core.get(() -> members(group1).translate(ranks1, members(group2)));
    }

    /** @return {@link MPI#IDENT}, {@link MPI#SIMILAR} or {@link MPI#UNEQUAL} */
    public static int compare(Group group1, Group group2) throws MPIException {
        return MPI.value(Core.get(() -> members(group1).compare(members(group2))));
    }

    public static Group union(Group group1, Group group2) throws MPIException {
        return Core.get(() -> new Group(members(group1).union(members(group2))));
    }

    public static Group intersection(Group group1, Group group2) throws MPIException {
        return Core.get(() -> new Group(members(group1).intersection(members(group2))));
    }

    public static Group difference(Group group1, Group group2) throws MPIException {
        return Core.get(() -> new Group(members(group1).difference(members(group2))));
    }

    public Group incl(int[] ranks) throws MPIException {
        return Core.get(() -> new Group(members().incl(ranks)));
    }

    public Group excl(int[] ranks) throws MPIException {
        return Core.get(() -> new Group(members().excl(ranks)));
    }

    /** @param ranges each {first, last inclusive, stride} */
    public Group rangeIncl(int[][] ranges) throws MPIException {
        return Core.get(() -> new Group(members().rangeIncl(ranges)));
    }

    /** @param ranges each {first, last inclusive, stride} */
    public Group rangeExcl(int[][] ranges) throws MPIException {
        return Core.get(() -> new Group(members().rangeExcl(ranges)));
    }
}
