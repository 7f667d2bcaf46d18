package hazard.call;

import java.util.Arrays;
import java.util.function.IntConsumer;
import mpi.*;

/** SL114: a bound method reference writes the buffer behind the loop. */
// ranks: 2
public class MethodReference {
    static final int N = 120;

    static class Ledger {
        final double[] lines = new double[N];

        void book(int line) {
            lines[line / 2] += 1;
        }
    }

    static void post(Ledger ledger) {
        IntConsumer booking = ledger::book;
        double[] lines = ledger.lines;
        for (int i = 0; i < N; i++) {
            lines[i] = i;
            booking.accept(i);
        }
        MPI.COMM_WORLD.Send(lines, 0, N, MPI.DOUBLE, 1, 0); // expect: missed SL114
    }

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            post(new Ledger());
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.Recv(received, 0, N, MPI.DOUBLE, 0, 0); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
