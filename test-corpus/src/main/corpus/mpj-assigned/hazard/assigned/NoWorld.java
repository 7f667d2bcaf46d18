package hazard.assigned;

import java.util.Arrays;
import mpi.*;

/** SL106: the program takes the communicator away that it later receives on. */
// ranks: 2
public class NoWorld {
    static final int N = 120;

    static void hide() {
        MPI.COMM_WORLD = null;
    }

    static void receive(double[] a) {
        double sum = 0;
        MPI.COMM_WORLD.Recv(a, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL106
        for (int i = 0; i < N; i++) {
            sum += a[i];
        }
        System.out.println("sum " + sum);
    }

    static void send(double[] a) {
        for (int i = 0; i < N; i++) {
            a[i] = i;
        }
        MPI.COMM_WORLD.Send(a, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL106
    }

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        double[] a = new double[N];
        hide();
        try {
            if (world.Rank() == 0) {
                receive(a);
            } else {
                send(a);
            }
        } catch (NullPointerException e) {
            System.out.println("no world");
        }
        MPI.COMM_WORLD = world;
        if (world.Rank() == 0) {
            receive(a);
        } else {
            send(a);
        }
        System.out.println(Arrays.hashCode(a));
        MPI.Finalize();
    }
}
