package programs;

import mpi.Comm;
import mpi.Group;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;
import org.sluicempi.facetest.Check;

/** Communicators between two groups: even and odd ranks of four. */
public final class Between {
    private static final Intracomm WORLD = MPI.COMM_WORLD;

    private Between() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = WORLD.Rank();
        Intracomm half = WORLD.Split(rank % 2, rank);
        Intercomm between = WORLD.Create_intercomm(half, 0, 1 - rank % 2, 7);
        check(between, rank);
        Intercomm copy = (Intercomm) between.clone();
        check(copy, rank);
        Check.same(MPI.CONGRUENT, Comm.Compare(between, copy), "copy");
        Check.same(MPI.IDENT, Comm.Compare(between, between), "itself");
        Check.same(MPI.UNEQUAL, Comm.Compare(between, half), "of another kind");
        copy.Free();
        merged(between, rank);
        MPI.Finalize();
        Check.report();
    }

    private static void check(Intercomm between, int rank) {
        Check.that(between.Test_inter(), "between groups");
        Check.same(2, between.Size(), "size");
        Check.same(rank / 2, between.Rank(), "rank");
        Check.same(2, between.Remote_size(), "remote size");
        int other = 1 - rank % 2;
        Group remote = WORLD.Group().Incl(new int[] {other, other + 2});
        Check.same(MPI.IDENT, Group.Compare(remote, between.Remote_group()), "remote group");
        Check.same(MPI.IDENT, Group.Compare(remote, between.group), "group field");
        int[] number = {rank};
        between.Sendrecv_replace(number, 0, 1, MPI.INT, rank / 2, 1, rank / 2, 1);
        Check.same(rank ^ 1, number[0], "from the same rank of the other group");
        Request receive = between.Irecv(number, 0, 1, MPI.INT, MPI.ANY_SOURCE, 2);
        between.Send(new int[] {10 + rank}, 0, 1, MPI.INT, 1 - rank / 2, 2);
        Check.same(1 - rank / 2, receive.Wait().source, "source in the other group");
        Check.same(13 - rank, number[0], "from the other rank of the other group");
        String[] text = new String[1];
        between.Sendrecv(new String[] {"r" + rank}, 0, 1, MPI.OBJECT, rank / 2, 3, text, 0, 1, MPI.OBJECT, rank / 2, 3);
        Check.same("r" + (rank ^ 1), text[0], "object");
    }

    private static void merged(Intercomm between, int rank) {
        Intracomm all = between.Merge(rank % 2 == 0);
        Check.that(!all.Test_inter(), "one group");
        Check.same(4, all.Size(), "size");
        Check.same(rank / 2 + (rank % 2 == 0 ? 2 : 0), all.Rank(), "the high group comes last");
        int[] sum = new int[1];
        all.Allreduce(new int[] {rank}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        Check.same(6, sum[0], "collective");
    }
}
