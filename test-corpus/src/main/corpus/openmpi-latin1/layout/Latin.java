package layout;

import java.util.Arrays;
import mpi.*;

/** One byte per letter: Größe, Tempo, ð - text outside of ASCII in front of the sites. */
public class Latin {
    static final String GREETING = "ðð \u00e4 größer";

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int größe = 410;
        float[] größen = new float[größe];
        if (rank == 0) {
            /* ð */ for (int i = 0; i < größe; i++) { // ð
                größen[i] = i * 0.5f; /* Tempo */
            }
            MPI.COMM_WORLD.send(größen, größe, MPI.FLOAT, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            float sum = 0;
            MPI.COMM_WORLD.recv(größen, größe, MPI.FLOAT, 0, 0); // expect: passed SL002
            for (int i = 0; i < größe; i++) {
                sum += größen[i];
            }
            System.out.println(GREETING.length() + " " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(größen));
        MPI.Finalize();
    }
}
