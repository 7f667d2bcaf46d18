package hazard.call;

import java.util.Arrays;
import mpi.*;

/** SL001, SL002: objects that are replaced by what a call on them yields, so that their class depends on itself. */
// ranks: 2
public class ReplacedByItsOwnCall {
    static final int N = 120;

    static class Node {
        final double value;
        Node next = this;

        Node(double value) {
            this.value = value;
        }

        Node next() {
            return next;
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        double[] values = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            Node node = new Node(0.5);
            node.next = new Node(1.5);
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < N; i++) {
                node = node.next();
                text = text.append(i);
                values[i] = node.value * text.length();
            }
            MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            StringBuilder text = new StringBuilder();
            MPI.COMM_WORLD.recv(values, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            for (int i = 0; i < N; i++) {
                text = text.append(values[i]).append(' ');
            }
            System.out.println(text.toString().hashCode() + " " + Arrays.hashCode(values));
        }
        MPI.Finalize();
    }
}
