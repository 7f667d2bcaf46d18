// also: mpj
package shape;

import mpi.*;

/** Loops that end at a quotient, at the smaller of two numbers, at an element or behind a shift. */
public class ComputedBounds {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int n = 240;
        int peers = size - 1;
        int[] counts = new int[size];
        for (int i = 0; i < size; i++) {
            counts[i] = n - i;
        }
        if (rank == 0) {
            for (int peer = 1; peer < size; peer++) {
                produce(peer, size, peers, n, counts);
            }
        } else {
            consume(size, peers, n, counts);
        }
        MPI.Finalize();
    }

    static void produce(int peer, int size, int peers, int n, int[] counts) throws MPIException {
        double[] part = new double[n];
        for (int i = 0; i < (n - 2) / peers + 1; i++) {
            part[i] = i * 0.5 + peer;
        }
        MPI.COMM_WORLD.send(part, (n - 2) / peers + 1, MPI.DOUBLE, peer, 1); // expect: passed SL001 if peers != 0
        double[] most = new double[n];
        for (int i = 0; i < Math.min(n, 200); i++) {
            most[i] = i * 0.25 + peer;
        }
        MPI.COMM_WORLD.send(most, Math.min(n, 200), MPI.DOUBLE, peer, 2); // expect: passed SL001
        double[] own = new double[n];
        for (int i = 0; i < counts[peer]; i++) {
            own[i] = i * 0.125 + peer;
        }
        MPI.COMM_WORLD.send(own, n, MPI.DOUBLE, peer, 3); // expect: passed SL001
        double[] half = new double[n];
        for (int i = 0; i < n >> 1; i++) {
            half[i] = i * 2.0 + peer;
        }
        MPI.COMM_WORLD.send(half, n >> 1, MPI.DOUBLE, peer, 4); // expect: passed SL001
        double[] stripes = new double[n];
        for (int i = 0; i < n / (size - 1); i++) {
            for (int j = 0; j < 2; j++) {
                stripes[i] = i + j * peer;
            }
        }
        MPI.COMM_WORLD.send(stripes, n / (size - 1), MPI.DOUBLE, peer, 5); // expect: passed SL001 if (size - 1) != 0
    }

    static void consume(int size, int peers, int n, int[] counts) throws MPIException {
        int rank = MPI.COMM_WORLD.getRank();
        double sum = 0;
        double[] part = new double[n];
        MPI.COMM_WORLD.recv(part, (n - 2) / peers + 1, MPI.DOUBLE, 0, 1); // expect: passed SL002
        for (int i = 0; i < (n - 2) / peers + 1; i++) {
            sum += part[i] * i;
        }
        MPI.COMM_WORLD.recv(part, n, MPI.DOUBLE, 0, 2); // expect: passed SL002
        for (int i = 0; i < Math.min(n, 200); i++) {
            sum += part[i] * i;
        }
        MPI.COMM_WORLD.recv(part, n, MPI.DOUBLE, 0, 3); // expect: passed SL002
        for (int i = 0; i < counts[rank]; i++) {
            sum += part[i] * i;
        }
        MPI.COMM_WORLD.recv(part, n, MPI.DOUBLE, 0, 4); // expect: passed SL002
        for (int i = 0; i < n >> 1; i++) {
            sum += part[i] * i;
        }
        MPI.COMM_WORLD.recv(part, n, MPI.DOUBLE, 0, 5); // expect: passed SL002
        for (int i = n / (size - 1) - 1; i >= 0; i--) {
            sum += part[i] * i;
        }
        System.out.println(rank + " " + sum);
    }
}
