package mpi;

/** Delivers each element when it is waited for; before that the buffer holds garbage. */
public class DeltaRecv {
    private final Comm comm;
    private final boolean active;
    private final int[] buffer;
    private final int[] message;
    private final boolean[] there;

    DeltaRecv(Comm comm, boolean active, int[] buffer, int[] message) {
        this.comm = comm;
        this.active = active;
        this.buffer = buffer;
        this.message = message;
        this.there = new boolean[message.length];
        if (active) {
            java.util.Arrays.fill(buffer, 0, message.length, -987654321);
        } else {
            deliver(0, message.length);
        }
    }

    private void deliver(int from, int to) {
        for (int i = Math.max(from, 0); i < Math.min(to, message.length); i++) {
            if (!there[i]) {
                there[i] = true;
                buffer[i] = message[i];
            }
        }
    }

    public static DeltaRecv received(Status status) {
        throw new AssertionError("a receive on a communicator that is not there");
    }

    public int deltaStrip(int from, int to) {
        return deltaStrip(from, to, 1);
    }

    public int deltaStrip(int from, int to, int elementsPerIteration) {
        return from >= to || !active ? to : from + 1 + comm.random.nextInt(to - from);
    }

    public void deltaWaitData(int from, int to) throws MPIException {
        if (active && from < to) {
            comm.partial += Math.max(0, Math.min(to, message.length) - Math.max(from, 0));
        }
        deliver(from, to);
    }

    public Status deltaWait() throws MPIException {
        deliver(0, message.length);
        return new Status();
    }
}
