package hazard.object;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import mpi.*;

/** SL108: an object that is received between a receive and its loop looks at what the first one has brought. */
// ranks: 3
public class ReadsWhatArrives {
    static final int N = 400;

    static double[] vector = new double[N];

    /** Scales itself by the largest value of the vector. */
    static class Scale implements Serializable {
        private static final long serialVersionUID = 1;

        int kind = 2;
        transient double factor;

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            double largest = 0;
            for (double x : vector) {
                largest = Math.max(largest, x);
            }
            factor = kind / largest;
        }
    }

    static double scaled() throws MPIException {
        double[] b = vector;
        Scale[] scale = new Scale[1];
        MPI.COMM_WORLD.Recv(b, 0, N, MPI.DOUBLE, 0, 7); // expect: missed SL108
        MPI.COMM_WORLD.Recv(scale, 0, 1, MPI.OBJECT, 2, 3); // expect: missed SL113
        double sum = 0;
        for (int i = 0; i < N; i++) {
            sum += b[i] * scale[0].factor;
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        if (rank == 0) {
            double[] a = new double[N];
            for (int i = 0; i < N; i++) {
                a[i] = 1 + i * 1.5;
            }
            MPI.COMM_WORLD.Send(a, 0, N, MPI.DOUBLE, 1, 7); // expect: passed SL001
        } else if (rank == 1) {
            System.out.println(scaled());
        } else {
            MPI.COMM_WORLD.Send(new Scale[] {new Scale()}, 0, 1, MPI.OBJECT, 1, 3); // expect: missed SL113
        }
        MPI.Finalize();
    }
}
