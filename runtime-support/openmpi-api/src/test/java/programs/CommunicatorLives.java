package programs;

import mpi.Comm;
import mpi.Group;
import mpi.Info;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import org.sluicempi.facetest.Check;

/** Making, comparing, joining and freeing communicators; an even number of ranks. */
public final class CommunicatorLives {
    private CommunicatorLives() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        manyCopies();
        comparisons();
        parts();
        withHints();
        inter();
        MPI.COMM_WORLD.barrier();
        MPI.Finalize();
        Check.report();
    }

    private static void manyCopies() throws MPIException {
        for (int i = 0; i < 100; i++) {
            Comm copy = MPI.COMM_WORLD.clone();
            copy.free();
            Check.that(copy.isNull(), "freed");
        }
        Comm[] chain = new Comm[10];
        Comm last = MPI.COMM_WORLD;
        for (int i = 0; i < chain.length; i++) {
            last = last.clone();
            chain[i] = last;
        }
        for (Comm comm : chain) {
            comm.free();
        }
    }

    private static void comparisons() throws MPIException {
        int rank = MPI.COMM_WORLD.getRank();
        Comm copy = MPI.COMM_WORLD.clone();
        Check.same(MPI.IDENT, Comm.compare(copy, copy), "identical");
        Check.same(MPI.CONGRUENT, Comm.compare(MPI.COMM_WORLD, copy), "congruent");
        Intracomm reversed = ((Intracomm) copy).split(1, -rank);
        Check.same(MPI.SIMILAR, Comm.compare(copy, reversed), "similar");
        Check.same(copy.getSize() - 1 - rank, reversed.getRank(), "reversed");
        Intracomm alone = ((Intracomm) copy).split(rank, -rank);
        Check.same(MPI.UNEQUAL, Comm.compare(copy, alone), "unequal");
        alone.free();
        reversed.free();
        copy.free();
    }

    private static void parts() throws MPIException {
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        Intracomm half = MPI.COMM_WORLD.split(rank % 2, rank);
        int[] members = new int[128];
        half.allGather(new int[] {rank}, 1, MPI.INT, members, 1, MPI.INT);
        for (int i = 0; i < size / 2; i++) {
            Check.same(2 * i + rank % 2, members[i], "member");
        }
        half.free();
        Intracomm odd = MPI.COMM_WORLD.split(rank % 2 == 0 ? MPI.UNDEFINED : 1, rank);
        Check.same(rank % 2 == 0, odd.isNull(), "no part of it");
        int[] others = new int[size / 2];
        for (int i = 0; i < others.length; i++) {
            others[i] = 2 * i + 1;
        }
        Group world = MPI.COMM_WORLD.getGroup();
        Group even = world.excl(others);
        world.free();
        if (rank % 2 == 0) {
            Intracomm made = MPI.COMM_WORLD.createGroup(even, 0);
            made.barrier();
            Check.same(rank / 2, made.getRank(), "rank among the even ones");
            made.free();
        } else {
            odd.barrier();
            odd.free();
        }
        even.free();
        MPI.COMM_WORLD.barrier();
    }

    private static void withHints() throws MPIException {
        talk(MPI.COMM_WORLD.dupWithInfo(MPI.INFO_NULL));
        Info info = new Info();
        info.set("host", "somewhere.example");
        info.set("soft", "2:1000:4,3:1000:7");
        Intracomm copy = MPI.COMM_WORLD.dupWithInfo(info);
        info.free();
        talk(copy);
    }

    private static void talk(Intracomm comm) throws MPIException {
        int rank = comm.getRank();
        int size = comm.getSize();
        Check.same(MPI.COMM_WORLD.getRank(), rank, "rank");
        comm.barrier();
        if (rank == 0 || rank == size - 1) {
            int peer = size - 1 - rank;
            int[] got = {-1};
            Status status = comm.sendRecv(new int[] {rank}, 1, MPI.INT, peer, 0, got, 1, MPI.INT, peer, 0);
            Check.same(peer, got[0], "from the other end");
            Check.same(peer, status.getSource(), "source");
        }
        comm.barrier();
        comm.free();
    }

    private static void inter() throws MPIException {
        int rank = MPI.COMM_WORLD.getRank();
        Intracomm half = MPI.COMM_WORLD.split(rank % 2, rank);
        Check.that(!half.isInter(), "an ordinary one");
        int[] sum = new int[1];
        half.allReduce(new int[] {rank}, sum, 1, MPI.INT, MPI.SUM);
        Intercomm both = MPI.COMM_WORLD.createIntercomm(half, 0, 1 - rank % 2, 5);
        between(both, half.getRank(), sum[0]);
        Intercomm copy = both.clone();
        between(copy, half.getRank(), sum[0]);
        MPI.COMM_WORLD.barrier();
        copy.free();
        half.free();
        both.free();
    }

    private static void between(Intercomm both, int rank, int sum) throws MPIException {
        int size = MPI.COMM_WORLD.getSize();
        int me = MPI.COMM_WORLD.getRank();
        Check.that(both.isInter(), "an intercommunicator");
        Check.same(size / 2, both.getSize(), "here");
        Check.same(size / 2, both.getRemoteSize(), "there");
        Group remote = both.getRemoteGroup();
        Check.same(size / 2, remote.getSize(), "group there");
        Check.same(MPI.UNDEFINED, remote.getRank(), "nobody here is there");
        remote.free();
        int[] value = {sum};
        both.sendRecvReplace(value, 1, MPI.INT, rank, 7, rank, 7);
        Check.same(size * (size - 1) / 2 - sum, value[0], "the sum of the others");
        Intracomm all = both.merge(me % 2 == 0);
        Check.same(me % 2 == 0 ? size / 2 + rank : rank, all.getRank(), "the high group is last");
        int[] total = new int[1];
        all.allReduce(new int[] {me}, total, 1, MPI.INT, MPI.SUM);
        Check.same(size * (size - 1) / 2, total[0], "sum of all");
        all.free();
    }
}
