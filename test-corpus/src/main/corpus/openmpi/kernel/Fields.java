// also: mpj
package kernel;

import java.util.Arrays;
import mpi.*;

/** Buffers in static and instance fields, a communicator in a variable, loops in methods of their own class. */
public class Fields {
    static double[] shared = new double[480];
    static Comm comm;

    private final double[] own = new double[480];
    private int peer;

    void produce(int factor) throws MPIException {
        for (int i = 0; i < own.length; i++) {
            own[i] = factor * Math.sqrt(i);
        }
        comm.send(own, own.length, MPI.DOUBLE, peer, 1); // expect: passed SL001
    }

    double consume() throws MPIException {
        double sum = 0;
        comm.recv(this.own, this.own.length, MPI.DOUBLE, peer, 1); // expect: passed SL002
        for (int i = 0; i < this.own.length; i++) {
            sum += this.own[i];
        }
        return sum;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        comm = MPI.COMM_WORLD;
        int rank = comm.getRank();
        Fields fields = new Fields();
        if (rank == 0) {
            fields.peer = 1;
            fields.produce(3);
            for (int i = 0; i < shared.length; i++) {
                shared[i] = i;
            }
            comm.send(shared, shared.length, MPI.DOUBLE, 1, 2); // expect: passed SL001
        } else if (rank == 1) {
            System.out.println("consumed " + Double.toHexString(fields.consume()));
            comm.recv(shared, 480, MPI.DOUBLE, 0, 2); // expect: passed SL002 if shared != fields.own
            for (int i = 0; i < 480; i++) {
                shared[i] += fields.own[i];
            }
        }
        System.out.println(rank + " " + Arrays.hashCode(shared) + " " + Arrays.hashCode(fields.own));
        MPI.Finalize();
    }
}
