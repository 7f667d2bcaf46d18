package programs;

import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import org.sluicempi.facetest.Check;

/** The shorter forms of the collective calls, blocking with arrays and nonblocking with buffers; count arrays too long. */
public final class InPlaceForms {
    private static final Intracomm COMM = MPI.COMM_WORLD;
    private static int rank;
    private static int size;

    private InPlaceForms() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        rank = COMM.getRank();
        size = COMM.getSize();
        for (int n : new int[] {1, 100, 10_000}) {
            gathers(n);
            scatters(n);
            alls(n);
            reductions(n);
            prefixes(n);
        }
        byBytes();
        manyBarriers();
        MPI.Finalize();
        Check.report();
    }

    private static void done(Request request) throws MPIException {
        request.waitFor();
        request.free();
        Check.that(request.isNull(), "over");
    }

    private static IntBuffer direct(int[] contents) {
        return MPI.newIntBuffer(contents.length).put(contents).rewind();
    }

    private static int[] contents(IntBuffer buffer) {
        int[] contents = new int[buffer.capacity()];
        buffer.duplicate().clear().get(contents);
        return contents;
    }

    /** Blocks of {@code n}, block {@code r} made of what rank {@code r} has. */
    private static int[] blocks(int n) {
        int[] blocks = new int[n * size];
        Arrays.setAll(blocks, i -> 1000 * (i / n) + i % n);
        return blocks;
    }

    private static int[] own(int n) {
        return Arrays.copyOfRange(blocks(n), n * rank, n * rank + n);
    }

    /** Only this rank's block is filled. */
    private static int[] ownPlace(int n) {
        int[] all = new int[n * size];
        System.arraycopy(own(n), 0, all, n * rank, n);
        return all;
    }

    private static int[] counts(int n) {
        int[] counts = new int[128];
        Arrays.fill(counts, 0, size, n);
        return counts;
    }

    private static int[] displs(int n) {
        int[] displs = new int[128];
        Arrays.setAll(displs, r -> r < size ? r * n : 0);
        return displs;
    }

    private static void gathers(int n) throws MPIException {
        for (int root = 0; root < size; root++) {
            boolean atRoot = rank == root;
            int[] buf = atRoot ? ownPlace(n) : own(n);
            COMM.gather(buf, n, MPI.INT, root);
            Check.same(atRoot ? blocks(n) : own(n), buf, "gather in place");
            IntBuffer direct = direct(atRoot ? ownPlace(n) : own(n));
            done(COMM.iGather(direct, n, MPI.INT, root));
            Check.same(atRoot ? blocks(n) : own(n), contents(direct), "iGather in place");
        }
        int root = size / 2;
        if (rank == root) {
            int[] buf = ownPlace(n);
            COMM.gatherv(buf, counts(n), displs(n), MPI.INT, root);
            Check.same(blocks(n), buf, "gatherv in place");
            IntBuffer direct = direct(ownPlace(n));
            done(COMM.iGatherv(direct, counts(n), displs(n), MPI.INT, root));
            Check.same(blocks(n), contents(direct), "iGatherv in place");
        } else {
            COMM.gatherv(own(n), n, MPI.INT, root);
            done(COMM.iGatherv(direct(own(n)), n, MPI.INT, root));
        }
        int[] all = new int[n * size];
        int[] none = new int[128];
        COMM.gatherv(own(n), n, MPI.INT, all, rank == 0 ? counts(n) : none, displs(n), MPI.INT, 0);
        Check.same(rank == 0 ? blocks(n) : new int[n * size], all, "gatherv with long arrays");
    }

    private static void scatters(int n) throws MPIException {
        int root = size - 1;
        boolean atRoot = rank == root;
        int[] buf = atRoot ? blocks(n) : new int[n];
        COMM.scatter(buf, n, MPI.INT, root);
        Check.same(atRoot ? blocks(n) : own(n), buf, "scatter in place");
        IntBuffer direct = direct(atRoot ? blocks(n) : new int[n]);
        done(COMM.iScatter(direct, n, MPI.INT, root));
        Check.same(atRoot ? blocks(n) : own(n), contents(direct), "iScatter in place");
        int[] array = atRoot ? blocks(n) : new int[n];
        IntBuffer second = direct(array.clone());
        if (atRoot) {
            COMM.scatterv(array, counts(n), displs(n), MPI.INT, root);
            done(COMM.iScatterv(second, counts(n), displs(n), MPI.INT, root));
        } else {
            COMM.scatterv(array, n, MPI.INT, root);
            done(COMM.iScatterv(second, n, MPI.INT, root));
        }
        Check.same(atRoot ? blocks(n) : own(n), array, "scatterv in place");
        Check.same(atRoot ? blocks(n) : own(n), contents(second), "iScatterv in place");
        int[] got = new int[n];
        int[] counts = atRoot ? counts(n) : new int[128];
        COMM.scatterv(atRoot ? blocks(n) : new int[n * size], counts, displs(n), MPI.INT, got, n, MPI.INT, root);
        Check.same(own(n), got, "scatterv with long arrays");
    }

    private static void alls(int n) throws MPIException {
        int[] buf = ownPlace(n);
        COMM.allGather(buf, n, MPI.INT);
        Check.same(blocks(n), buf, "allGather in place");
        IntBuffer direct = direct(ownPlace(n));
        done(COMM.iAllGather(direct, n, MPI.INT));
        Check.same(blocks(n), contents(direct), "iAllGather in place");
        buf = ownPlace(n);
        COMM.allGatherv(buf, counts(n), displs(n), MPI.INT);
        Check.same(blocks(n), buf, "allGatherv in place");
        direct = direct(ownPlace(n));
        done(COMM.iAllGatherv(direct, counts(n), displs(n), MPI.INT));
        Check.same(blocks(n), contents(direct), "iAllGatherv in place");
        int[] out = new int[n * size];
        Arrays.fill(out, rank);
        int[] expected = new int[n * size];
        Arrays.setAll(expected, i -> i / n);
        int[] in = new int[n * size];
        COMM.allToAllv(out, counts(n), displs(n), MPI.INT, in, counts(n), displs(n), MPI.INT);
        Check.same(expected, in, "allToAllv");
        direct = MPI.newIntBuffer(n * size);
        done(COMM.iAllToAll(direct(out), n, MPI.INT, direct, n, MPI.INT));
        Check.same(expected, contents(direct), "iAllToAll");
    }

    private static int[] scaled(int n, int factor) {
        int[] values = new int[n];
        Arrays.setAll(values, i -> i * factor);
        return values;
    }

    private static void reductions(int n) throws MPIException {
        int[] buf = scaled(n, 1);
        COMM.allReduce(buf, n, MPI.INT, MPI.SUM);
        Check.same(scaled(n, size), buf, "allReduce in place");
        IntBuffer direct = direct(scaled(n, 1));
        done(COMM.iAllReduce(direct, n, MPI.INT, MPI.SUM));
        Check.same(scaled(n, size), contents(direct), "iAllReduce in place");
        int root = size / 2;
        direct = direct(scaled(n, 1));
        if (rank == root) {
            done(COMM.iReduce(direct, n, MPI.INT, MPI.SUM, root));
            Check.same(scaled(n, size), contents(direct), "iReduce in place");
        } else {
            done(COMM.iReduce(direct, MPI.newIntBuffer(n), n, MPI.INT, MPI.SUM, root));
        }
        int[] part = Arrays.copyOfRange(scaled(n * size, size), n * rank, n * rank + n);
        buf = scaled(n * size, 1);
        COMM.reduceScatter(buf, Arrays.copyOf(counts(n), size), MPI.INT, MPI.SUM);
        Check.same(part, Arrays.copyOf(buf, n), "reduceScatter in place");
        direct = direct(scaled(n * size, 1));
        done(COMM.iReduceScatterBlock(direct, n, MPI.INT, MPI.SUM));
        Check.same(part, Arrays.copyOf(contents(direct), n), "iReduceScatterBlock in place");
        int[] got = new int[n];
        COMM.reduceScatter(scaled(n * size, 1), got, counts(n), MPI.INT, MPI.SUM);
        Check.same(part, got, "reduceScatter with a long array");
        direct = direct(scaled(n * size, 1));
        done(COMM.iReduceScatter(direct, counts(n), MPI.INT, MPI.SUM));
        Check.same(part, Arrays.copyOf(contents(direct), n), "iReduceScatter in place");
    }

    private static void prefixes(int n) throws MPIException {
        int[] buf = scaled(n, 1);
        COMM.scan(buf, n, MPI.INT, MPI.SUM);
        Check.same(scaled(n, rank + 1), buf, "scan in place");
        IntBuffer direct = direct(scaled(n, 1));
        done(COMM.iScan(direct, n, MPI.INT, MPI.SUM));
        Check.same(scaled(n, rank + 1), contents(direct), "iScan in place");
        buf = scaled(n, 1);
        COMM.exScan(buf, n, MPI.INT, MPI.SUM);
        direct = direct(scaled(n, 1));
        done(COMM.iExScan(direct, n, MPI.INT, MPI.SUM));
        if (rank > 0) {
            Check.same(scaled(n, rank), buf, "exScan in place");
            Check.same(scaled(n, rank), contents(direct), "iExScan in place");
        }
    }

    /** Displacements in bytes; rank {@code r} gets {@code r} elements of everybody. */
    private static void byBytes() throws MPIException {
        int[] sendCounts = new int[size];
        int[] sendDispls = new int[size];
        int[] recvCounts = new int[size];
        int[] recvDispls = new int[size];
        Datatype[] types = new Datatype[size];
        for (int r = 0; r < size; r++) {
            sendCounts[r] = r;
            sendDispls[r] = 4 * r * (r + 1) / 2;
            recvCounts[r] = rank;
            recvDispls[r] = 4 * r * rank;
            types[r] = MPI.INT;
        }
        int[] values = new int[size * size];
        Arrays.setAll(values, i -> 100 * rank + i);
        int[] expected = new int[size * size];
        for (int i = 0; i < size * rank; i++) {
            expected[i] = 100 * (i / rank) + rank * (rank + 1) / 2 + i % rank;
        }
        IntBuffer in = MPI.newIntBuffer(size * size);
        COMM.allToAllw(direct(values), sendCounts, sendDispls, types, in, recvCounts, recvDispls, types);
        Check.same(expected, contents(in), "allToAllw");
        in = MPI.newIntBuffer(size * size);
        done(COMM.iAllToAllw(direct(values), sendCounts, sendDispls, types, in, recvCounts, recvDispls, types));
        Check.same(expected, contents(in), "iAllToAllw");
    }

    private static void manyBarriers() throws MPIException {
        Request[] barriers = new Request[100];
        for (int i = 0; i < barriers.length; i++) {
            barriers[i] = COMM.iBarrier();
        }
        Request.waitAll(barriers);
        for (Request barrier : barriers) {
            barrier.free();
        }
        double[] values = new double[561];
        for (int i = 0; i < 3000; i++) {
            COMM.bcast(values, values.length, MPI.DOUBLE, 0);
        }
        Check.that(true, "came through");
    }
}
