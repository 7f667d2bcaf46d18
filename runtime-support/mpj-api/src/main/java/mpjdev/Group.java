package mpjdev;

import org.sluicempi.runtime.face.Members;

/** The ranks of an {@link mpi.Group}. */
public class Group {
    private final Members members;

    /** Not for programs. */
    public Group(Members members) {
        this.members = members;
    }

    /** Not for programs: the ranks as the runtime knows them. */
    public Members members() {
        return members;
    }

    public int size() {
        return members.size();
    }
}
