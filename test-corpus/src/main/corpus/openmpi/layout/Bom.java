package layout;

import java.util.Arrays;
import mpi.*;

/** With a byte order mark: Größe, 速度, 𝛿 — text outside of ASCII in front of the sites. */
public class Bom {
    static final String GREETING = "𝛿𝛿 \u00e4 größer";

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int größe = 410;
        float[] größen = new float[größe];
        if (rank == 0) {
            /* 𝛿 */ for (int i = 0; i < größe; i++) { // 𝛿
                größen[i] = i * 0.5f; /* 速度 */
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
