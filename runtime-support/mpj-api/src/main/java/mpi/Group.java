package mpi;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.Given;
import org.sluicempi.runtime.face.Members;

/** An ordered set of ranks. */
public class Group implements Freeable {
    /** {@link #code} of the group without ranks. */
    public static final int EMPTY = 0;

    private static final int NOT_EMPTY = -1;

    /** {@link #EMPTY} for the group without ranks, -1 for others. */
    public int code = NOT_EMPTY;

    /** The ranks; null for the null group. */
    public mpjdev.Group mpjdevGroup;

    /** @param mpjdevGroup null for the null group */
    public Group(mpjdev.Group mpjdevGroup) {
        this.mpjdevGroup = mpjdevGroup;
        if (mpjdevGroup != null && mpjdevGroup.size() == 0) {
            code = EMPTY;
        }
    }

    private static Group of(Members members) {
        return new Group(new mpjdev.Group(members));
    }

    /** @throws MpiError {@link ErrorClass#GROUP} if there is no group, or only the null group */
    static Members members(Group group) {
        return Given.given(group, ErrorClass.GROUP, "group").members();
    }

    /** @throws MpiError {@link ErrorClass#GROUP} if this is the null group */
    Members members() {
        if (mpjdevGroup == null) {
            throw new MpiError(ErrorClass.GROUP, "the null group has no ranks");
        }
        return mpjdevGroup.members();
    }

    /** Nothing is held. */
    @Override
    public void free() {}

    public int Size() throws MPIException {
        return Core.get(() -> members().size());
    }

    /** The calling rank's place in this group, {@link MPI#UNDEFINED} if it is no member. */
    public int Rank() throws MPIException {
        return Core.get(() -> members().rankOf(Core.rank().world().rank()));
    }

    /** The ranks in {@code group2} of those at {@code ranks1} in {@code group1}, {@link MPI#UNDEFINED} for none. */
    public static int[] Translate_ranks(Group group1, int[] ranks1, Group group2) throws MPIException {
        return Core.get(() -> members(group1).translate(ranks1, members(group2)));
    }

    /** @return {@link MPI#IDENT}, {@link MPI#SIMILAR} or {@link MPI#UNEQUAL} */
    public static int Compare(Group group1, Group group2) throws MPIException {
        return MPI.value(Core.get(() -> members(group1).compare(members(group2))));
    }

    public static Group Union(Group group1, Group group2) throws MPIException {
        return Core.get(() -> of(members(group1).union(members(group2))));
    }

    public static Group Intersection(Group group1, Group group2) throws MPIException {
        return Core.get(() -> of(members(group1).intersection(members(group2))));
    }

    public static Group Difference(Group group1, Group group2) throws MPIException {
        return Core.get(() -> of(members(group1).difference(members(group2))));
    }

    public Group Incl(int[] ranks) throws MPIException {
        return Core.get(() -> of(members().incl(ranks)));
    }

    public Group Excl(int[] ranks) throws MPIException {
        return Core.get(() -> of(members().excl(ranks)));
    }

    /** @param ranges each {first, last inclusive, stride} */
    public Group Range_incl(int[][] ranges) throws MPIException {
        return Core.get(() -> of(members().rangeIncl(ranges)));
    }

    /** @param ranges each {first, last inclusive, stride} */
    public Group Range_excl(int[][] ranges) throws MPIException {
        return Core.get(() -> of(members().rangeExcl(ranges)));
    }

    /** Nothing is held; the garbage collector does not call an empty finalizer. */
    @Override
    @SuppressWarnings({"deprecation", "removal", "Finalize"})
    public void finalize() throws MPIException {}
}
