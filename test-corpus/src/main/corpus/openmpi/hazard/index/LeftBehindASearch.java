package hazard.index;

import java.util.Arrays;
import mpi.*;

/** SL001: the loop is left where it has found something; what it has not written leaves at the end. */
// ranks: 2
public class LeftBehindASearch {
    static final int N = 120;

    static int search(int[] numbers, int wanted) throws MPIException {
        int found = -1;
        for (int i = 0; i < N; i++) {
            numbers[i] = i * i % 113;
            if (numbers[i] == wanted) {
                found = i;
                break;
            }
        }
        MPI.COMM_WORLD.send(numbers, N, MPI.INT, 1, 0); // expect: passed SL001
        return found;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println(search(new int[N], 52));
        } else {
            int[] received = new int[N];
            MPI.COMM_WORLD.recv(received, N, MPI.INT, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
