package syntax;

import java.util.Arrays;
import mpi.*;

/** Calls in types that blocks declare, parentheses around names, and a difference that reads like a keyword. */
// ranks: 2
public class Corners {
    static final int N = 140;
    double[] w = new double[N];

    sealed interface Shape permits Open {}

    static non-sealed class Open implements Shape {}

    public void parentheses(Comm comm, int tag) throws MPIException {
        for (int i = 0; i < N; i++) {
            ((this)).w[i] = (i) + 0.5;
        }
        comm.send((this).w, (N), MPI.DOUBLE, (1), ((tag))); // expect: passed SL001 if comm != null && ((this)).w != null && N <= ((this)).w.length
    }

    static void difference(double[] a, int non, int sealed) throws MPIException {
        for (int i = 0; i < N; i++) {
            a[i] = i * (non-sealed);
        }
        MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, non-sealed); // expect: passed SL001
    }

    public static void main(String[] args) throws MPIException {
        record Sender(int tag) {
            void send(double[] a) throws MPIException {
                for (int i = 0; i < N; i++) {
                    a[i] = i * 2;
                }
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, tag); // expect: passed SL001
            }
        }
        interface Other {
            default void send(double[] a) throws MPIException {
                for (int i = 0; i < N; i++) {
                    a[i] = i * 3;
                }
                MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 1); // expect: passed SL001
            }
        }
        enum Empty {
            NONE
        }
        MPI.Init(args);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            new Sender(0).send(a);
            new Other() {}.send(a);
            new Object() {
                void send(double[] a) throws MPIException {
                    for (int i = 0; i < N; i++) {
                        a[i] = i * 4;
                    }
                    MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 2); // expect: passed SL001
                }
            }.send(a);
            new Corners().parentheses(MPI.COMM_WORLD, 3);
            difference(a, 8, 4);
        } else {
            for (int tag = 0; tag < 5; tag++) {
                MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, tag); // expect: missed SL102
                System.out.println(Empty.NONE + " " + tag + " " + Arrays.hashCode(a));
            }
        }
        MPI.Finalize();
    }
}
