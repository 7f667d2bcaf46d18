package hazard.between;

import java.util.Random;
import mpi.*;

/** SL002: the first element tells how many follow; it is waited for before it is read. */
// ranks: 2
public class LengthInTheMessage {
    static final int N = 120;

    static int sum(int[] packet) throws MPIException {
        int sum = 0;
        MPI.COMM_WORLD.recv(packet, N, MPI.INT, 0, 0); // expect: passed SL002
        int length = Math.floorMod(packet[0], N);
        for (int i = 1; i < length; i++) {
            sum += packet[i];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            int[] sent = new Random(1).ints(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.INT, 1, 0); // expect: missed SL101
        } else {
            System.out.println(sum(new int[N]));
        }
        MPI.Finalize();
    }
}
