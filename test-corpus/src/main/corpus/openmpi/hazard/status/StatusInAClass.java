package hazard.status;

import mpi.*;

/** SL115: a class that is declared in front of the loop, or in it, names the status. */
public class StatusInAClass {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int n = 240;
        double[] a = new double[n];
        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int tag = 5; tag < 7; tag++) {
                for (int i = 0; i < n; i++) {
                    a[i] = i * 0.5 + tag;
                }
                MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, tag); // expect: passed SL001
            }
        } else if (MPI.COMM_WORLD.getRank() == 1) {
            double sum = 0;
            Status first = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 5); // expect: missed SL115
            class Before {
                int tag() {
                    return first.getTag();
                }
            }
            for (int i = 0; i < n; i++) {
                sum += a[i];
            }
            System.out.println(sum + new Before().tag());
            Status second = MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 6); // expect: missed SL115
            for (int i = 0; i < n; i++) {
                class Inside {
                    int tag() {
                        return second.getTag();
                    }
                }
                sum += a[i];
            }
            System.out.println(sum + second.getTag());
        }
        MPI.Finalize();
    }
}
