package hazard.alias;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import mpi.*;

/** SL107: a stream writes into the array that a class derived from it has handed out. */
// ranks: 2
public class BytesOfAStream {
    static final int N = 120;

    static class Block extends ByteArrayOutputStream {
        Block() {
            super(N);
        }

        byte[] bytes() {
            return buf;
        }
    }

    static void write(Block block) throws MPIException {
        byte[] bytes = block.bytes();
        for (int i = 0; i < N; i++) {
            bytes[i] = 3;
        }
        block.write(99);
        MPI.COMM_WORLD.send(bytes, N, MPI.BYTE, 1, 0); // expect: missed SL108
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            write(new Block());
        } else {
            byte[] bytes = new byte[N];
            MPI.COMM_WORLD.recv(bytes, N, MPI.BYTE, 0, 0); // expect: missed SL102
            System.out.println(bytes[0] + " " + Arrays.hashCode(bytes));
        }
        MPI.Finalize();
    }
}
