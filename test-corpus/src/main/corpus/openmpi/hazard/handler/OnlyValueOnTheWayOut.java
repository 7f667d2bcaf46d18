package hazard.handler;

import java.util.function.IntSupplier;
import mpi.*;

/** SL109: variables that get their only value where the loop is left; no {@code try} may stand around that. */
// ranks: 2
public class OnlyValueOnTheWayOut {
    static final int N = 120;

    final int first;

    OnlyValueOnTheWayOut(double[] data) throws MPIException {
        MPI.COMM_WORLD.recv(data, N, MPI.DOUBLE, 0, 0); // expect: missed SL109
        for (int i = 0; i < N; i++) {
            if (data[i] > 60) {
                first = i;
                return;
            }
        }
        first = -1;
    }

    static int ofFinal(double[] data) throws MPIException {
        final int first;
        search:
        {
            MPI.COMM_WORLD.recv(data, N, MPI.DOUBLE, 0, 0); // expect: missed SL109
            for (int i = 0; i < N; i++) {
                if (data[i] > 70) {
                    first = i;
                    break search;
                }
            }
            first = -1;
        }
        return first;
    }

    static IntSupplier ofCaptured(double[] data) throws MPIException {
        int first;
        search:
        {
            MPI.COMM_WORLD.recv(data, N, MPI.DOUBLE, 0, 0); // expect: missed SL109
            for (int i = 0; i < N; i++) {
                if (data[i] > 80) {
                    first = i;
                    break search;
                }
            }
            first = -1;
        }
        return () -> first;
    }

    /** Nothing but an ordinary variable. */
    static int ofOrdinary(double[] data) throws MPIException {
        int first = -1;
        MPI.COMM_WORLD.recv(data, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
        for (int i = 0; i < N; i++) {
            if (data[i] > 90) {
                first = i;
                return first + 1;
            }
        }
        return first;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] data = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int k = 0; k < 4; k++) {
                for (int i = 0; i < N; i++) {
                    data[i] = i + k;
                }
                MPI.COMM_WORLD.send(data, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
            }
        } else {
            System.out.println(new OnlyValueOnTheWayOut(data).first);
            System.out.println(ofFinal(data));
            System.out.println(ofCaptured(data).getAsInt());
            System.out.println(ofOrdinary(data));
        }
        MPI.Finalize();
    }
}
