package mpi;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Keeps what is sent, delivers numbers that depend on the order of the receives only, and cuts strips at random. */
public class Comm {
    public final List<int[]> sent = new ArrayList<>();
    public int deltas;
    public int partial;
    final Random random;
    private int received;

    public Comm(long seed) {
        this.random = new Random(seed);
    }

    int[] message(int count) {
        int[] message = new int[count];
        received++;
        for (int i = 0; i < count; i++) {
            message[i] = received * 1000 + i * 7 + 1;
        }
        return message;
    }

    private static void check(int[] buffer, int count) {
        if (count < 0 || count > buffer.length) {
            throw new IllegalArgumentException("count " + count + " of " + buffer.length);
        }
    }

    public void send(Object buffer, int count, Datatype type, int peer, int tag) throws MPIException {
        check((int[]) buffer, count);
        sent.add(java.util.Arrays.copyOf((int[]) buffer, count));
    }

    public Status recv(Object buffer, int count, Datatype type, int peer, int tag) throws MPIException {
        check((int[]) buffer, count);
        System.arraycopy(message(count), 0, buffer, 0, count);
        return new Status();
    }

    public DeltaSend deltaSendBegin(Object buffer, int count, Datatype type, int peer, int tag) {
        return deltaSendBegin(true, buffer, count, type, peer, tag);
    }

    public DeltaSend deltaSendBegin(boolean when, Object buffer, int count, Datatype type, int peer, int tag) {
        deltas++;
        int[] array = (int[]) buffer;
        return new DeltaSend(this, when && array != null && count >= 0 && count <= array.length, array, count);
    }

    public DeltaRecv deltaRecv(Object buffer, int count, Datatype type, int peer, int tag) throws MPIException {
        return deltaRecv(true, buffer, count, type, peer, tag);
    }

    public DeltaRecv deltaRecv(boolean when, Object buffer, int count, Datatype type, int peer, int tag)
            throws MPIException {
        deltas++;
        check((int[]) buffer, count);
        return new DeltaRecv(this, when, (int[]) buffer, message(count));
    }
}
