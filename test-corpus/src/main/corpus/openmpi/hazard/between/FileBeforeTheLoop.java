package hazard.between;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import mpi.*;

/** SL108: between receive and loop a file is written. */
// ranks: 2
public class FileBeforeTheLoop {
    static final int N = 120;

    static double use(double[] values, Path file) throws Exception {
        double sum = 0;
        MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: missed SL108
        Files.writeString(file, "received");
        for (int i = 0; i < N; i++) {
            sum += values[i];
        }
        return sum + Files.size(file);
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            double[] sent = new Random(1).doubles(N).toArray();
            MPI.COMM_WORLD.send(sent, N, MPI.DOUBLE, 1, 0); // expect: missed SL101
        } else {
            Path file = Files.createTempFile("between", ".txt");
            System.out.println(use(new double[N], file));
            Files.delete(file);
        }
        MPI.Finalize();
    }
}
