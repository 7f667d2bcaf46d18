package kernel;

import mpi.*;

/** The datatype is a parameter: the runtime knows what it describes when the message begins. */
// ranks: 2
public class GivenDatatype {
    static final int N = 240;

    static void send(double[] a, int count, Datatype type, int tag) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = tag + i * 0.5;
        }
        MPI.COMM_WORLD.send(a, count, type, 1, tag); // expect: passed SL001
    }

    static double taken(double[] a, int count, Datatype type, int tag) throws MPIException {
        double sum = 0;
        MPI.COMM_WORLD.recv(a, count, type, 0, tag); // expect: passed SL002
        for (int i = 0; i < N; i++) {
            sum = sum * 0.75 + a[i];
        }
        return sum;
    }

    /** Another one is made between the loop and the call. */
    static void changed(double[] a, Datatype type) throws MPIException {
        Datatype sent = type;
        for (int i = 0; i < N; i++) {
            a[i] = i * 0.25;
        }
        sent = MPI.DOUBLE;
        MPI.COMM_WORLD.send(a, N, sent, 1, 9); // expect: missed SL106
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        Datatype triple = Datatype.createContiguous(3, MPI.DOUBLE);
        triple.commit();
        Datatype pairs = Datatype.createVector(N / 4, 2, 4, MPI.DOUBLE);
        pairs.commit();
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            send(a, N, MPI.DOUBLE, 1);
            send(a, N / 3, triple, 2);
            send(a, 1, pairs, 3);
            send(a, N / 2, MPI.DOUBLE, 4);
            changed(a, MPI.INT);
        } else {
            System.out.println(taken(a, N, MPI.DOUBLE, 1));
            System.out.println(taken(a, N, MPI.DOUBLE, 2));
            System.out.println(taken(a, N / 3, triple, 3));
            System.out.println(taken(a, 1, pairs, 4));
            System.out.println(taken(a, N, MPI.DOUBLE, 9));
        }
        MPI.Finalize();
    }
}
