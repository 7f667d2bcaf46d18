package shape;

import mpi.*;

/** SL001: a message of a size that its loop finds out; with an offset the size is not the variable's value. */
// ranks: 2
// eager: 0,default,infinite
public class SizeFoundOut {
    static final int N = 300;
    static int[] seen = new int[N];

    static void filter() throws MPIException {
        float[] out = new float[N];
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (i % 7 < 3) {
                out[k++] = i * 0.5f;
            }
        }
        MPI.COMM_WORLD.Send(out, 0, k, MPI.FLOAT, 1, 0); // expect: passed SL001
    }

    static void synchronous() throws MPIException {
        long[] out = new long[N];
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (i % 5 != 2) {
                out[k] = (long) i * i;
                k += 1;
            }
        }
        MPI.COMM_WORLD.Ssend(out, 0, k, MPI.LONG, 1, 1); // expect: passed SL001
    }

    /** The header is written in front of what the loop puts together. */
    static void behindHeader() throws MPIException {
        int[] out = new int[N + 1];
        out[0] = 77;
        int k = 1;
        for (int i = 0; i < N; i++) {
            if (Integer.bitCount(i) % 2 == 0) {
                out[k++] = i;
            }
        }
        MPI.COMM_WORLD.Send(out, 0, k, MPI.INT, 1, 2); // expect: passed SL001
    }

    static void fromOffset() throws MPIException {
        int[] out = new int[N + 1];
        int k = 1;
        for (int i = 0; i < N; i++) {
            if (Integer.bitCount(i) % 2 == 1) {
                out[k++] = i;
            }
        }
        MPI.COMM_WORLD.Send(out, 1, k - 1, MPI.INT, 1, 3); // expect: missed SL106
    }

    static void ofField() throws MPIException {
        int k = 0;
        for (int i = 0; i < N; i++) {
            if (i % 3 != 1) {
                seen[k++] = i;
            }
        }
        MPI.COMM_WORLD.Rsend(seen, 0, k, MPI.INT, 1, 4); // expect: passed SL001
    }

    static void partly() throws MPIException {
        byte[] out = new byte[N];
        int k = 3;
        for (int i = 0; i < 200; i++) {
            if (i % 9 > 3) {
                out[k++] = (byte) i;
            }
        }
        MPI.COMM_WORLD.Send(out, 20, 80, MPI.BYTE, 1, 5); // expect: passed SL001
    }

    static void print(Object in, Datatype type, int tag) throws MPIException {
        Status status = MPI.COMM_WORLD.Recv(in, 0, N, type, 0, tag); // expect: missed SL116
        System.out.println(tag + ": " + status.Get_count(type) + " " + hash(in));
    }

    static int hash(Object in) {
        int hash = 0;
        for (int i = 0; i < N; i++) {
            hash = 31 * hash + java.lang.reflect.Array.get(in, i).hashCode();
        }
        return hash;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            filter();
            synchronous();
            behindHeader();
            fromOffset();
            int[] ready = new int[1];
            MPI.COMM_WORLD.Recv(ready, 0, 1, MPI.INT, 1, 6); // expect: analysis SL010
            ofField();
            partly();
        } else {
            print(new float[N], MPI.FLOAT, 0);
            print(new long[N], MPI.LONG, 1);
            print(new int[N], MPI.INT, 2);
            print(new int[N], MPI.INT, 3);
            int[] last = new int[N];
            Request request = MPI.COMM_WORLD.Irecv(last, 0, N, MPI.INT, 0, 4); // expect: analysis SL015
            MPI.COMM_WORLD.Send(new int[1], 0, 1, MPI.INT, 0, 6); // expect: analysis SL010
            Status status = request.Wait();
            System.out.println("4: " + status.Get_count(MPI.INT) + " " + hash(last));
            print(new byte[N], MPI.BYTE, 5);
        }
        MPI.Finalize();
    }
}
