package hazard.type;

import java.nio.ByteBuffer;
import java.util.Arrays;
import mpi.*;

/** SL112: the send is over before anybody receives, whatever the length. */
// ranks: 2
public class BufferedSend {
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int n = 20_000;
        double[] a = new double[n];
        double[] b = new double[n];
        MPI.Buffer_attach(ByteBuffer.allocateDirect(8 * n + 4096));
        for (int i = 0; i < n; i++) {
            a[i] = i * rank;
        }
        MPI.COMM_WORLD.Bsend(a, 0, n, MPI.DOUBLE, 1 - rank, 0); // expect: missed SL112
        MPI.COMM_WORLD.Recv(b, 0, n, MPI.DOUBLE, 1 - rank, 0); // expect: missed SL102
        System.out.println(Arrays.hashCode(b));
        MPI.Buffer_detach();
        MPI.Finalize();
    }
}
