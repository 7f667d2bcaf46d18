package mpi;

/** Takes each element when it is declared final, and complains if it changes afterwards or is declared twice. */
public class DeltaSend {
    private final Comm comm;
    private final boolean active;
    private final int[] buffer;
    private final int count;
    private final int[] taken;
    private final boolean[] done;

    DeltaSend(Comm comm, boolean active, int[] buffer, int count) {
        this.comm = comm;
        this.active = active;
        this.buffer = buffer;
        this.count = count;
        this.taken = new int[active ? count : 0];
        this.done = new boolean[active ? count : 0];
    }

    public int deltaStrip(int from, int to) {
        return deltaStrip(from, to, 1);
    }

    public int deltaStrip(int from, int to, int elementsPerIteration) {
        return from >= to || !active ? to : from + 1 + comm.random.nextInt(to - from);
    }

    public void deltaSendData(int from, int to) throws MPIException {
        if (!active) {
            return;
        }
        for (int i = Math.max(from, 0); i < Math.min(to, count); i++) {
            if (done[i]) {
                throw new AssertionError("element " + i + " declared twice");
            }
            done[i] = true;
            taken[i] = buffer[i];
            comm.partial++;
        }
    }

    public void deltaSendEnd() throws MPIException {
        if (!active) {
            comm.send(buffer, count, MPI.INT, 0, 0);
            return;
        }
        for (int i = 0; i < count; i++) {
            if (done[i] && taken[i] != buffer[i]) {
                throw new AssertionError("element " + i + " written after it was declared final");
            }
            taken[i] = buffer[i];
        }
        comm.sent.add(taken);
    }
}
