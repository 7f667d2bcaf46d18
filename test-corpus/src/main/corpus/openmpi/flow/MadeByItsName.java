package flow;

import java.util.ListResourceBundle;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import mpi.*;

/** The JDK makes an object of a class whose name it is told, and somebody looks at the buffer when that has failed. */
// ranks: 2
public class MadeByItsName {
    static final int N = 515;
    static final double[] A = new double[N];
    static final double[] PARTS = new double[1];

    public static class Words extends ListResourceBundle {
        public Words() throws MPIException {
            double sum = 0;
            MPI.COMM_WORLD.recv(A, N, MPI.DOUBLE, 0, 0); // expect: passed SL002 if A != PARTS
            for (int i = 0; i < N; i++) {
                sum += A[i];
                PARTS[i / 400] = sum;
            }
        }

        @Override
        protected Object[][] getContents() {
            return new Object[0][];
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] b = new double[N];
            for (int i = 0; i < N; i++) {
                b[i] = i * 0.5;
            }
            MPI.COMM_WORLD.send(b, N, MPI.DOUBLE, 1, 0); // expect: passed SL001 if N <= b.length
        } else {
            try {
                ResourceBundle.getBundle("flow.MadeByItsName$Words");
            } catch (MissingResourceException e) {
                System.out.println(e.getCause());
            }
            System.out.println(A[N - 1] + " " + PARTS[0]);
        }
        MPI.Finalize();
    }
}
