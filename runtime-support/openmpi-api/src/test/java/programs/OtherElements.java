package programs;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntToLongFunction;
import mpi.Comm;
import mpi.Datatype;
import mpi.DeltaRecv;
import mpi.DeltaSend;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.facetest.Check;

/** Ranges of messages in parts are in array indices, also where the array's elements are not those of the datatype. */
public final class OtherElements {
    private static final Comm COMM = MPI.COMM_WORLD;
    private static final int BYTES = 80_000;
    private static final int STEPS = 20;

    private OtherElements() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Datatype pair = Datatype.createContiguous(2, MPI.SHORT);
        pair.commit();
        byte[] bytes = new byte[BYTES];
        short[] shorts = new short[BYTES / 2];
        int[] ints = new int[BYTES / 4];
        double[] doubles = new double[BYTES / 8];
        IntBuffer direct = MPI.newIntBuffer(BYTES / 4);
        Datatype[] types = {MPI.BYTE, MPI.SHORT, MPI.INT, MPI.LONG, MPI.DOUBLE, MPI.INT2, pair};
        int[] sizes = {1, 2, 4, 8, 8, 8, 4};
        for (int t = 0; t < types.length; t++) {
            Datatype type = types[t];
            int count = BYTES / sizes[t];
            both(bytes, count, type, BYTES, k -> bytes[k] = (byte) (k * 7 | 1), k -> bytes[k]);
            both(shorts, count, type, BYTES / 2, k -> shorts[k] = (short) (k * 7 | 1), k -> shorts[k]);
            both(ints, count, type, BYTES / 4, k -> ints[k] = k * 70_001 | 1, k -> ints[k]);
            both(doubles, count, type, BYTES / 8, k -> doubles[k] = k + 1, k -> Double.doubleToRawLongBits(doubles[k]));
            both(direct, count, type, BYTES / 4, k -> direct.put(k, k * 70_001 | 1), direct::get);
        }
        pair.free();
        Check.that(COMM.getSize() > 1, "ranks to send and to receive");
        MPI.Finalize();
        Check.report();
    }

    /** Rank 0 sends such an array in parts, and then bytes in parts that rank 1 receives into one. */
    private static void both(Object array, int count, Datatype type, int length, IntConsumer set, IntToLongFunction get)
            throws Exception {
        String what = array.getClass().getSimpleName() + " as " + count + " of " + type.getName();
        if (COMM.getRank() == 0) {
            clear(array);
            send(array, count, type, length, set);
            sendBytes(array, length, set);
        } else if (COMM.getRank() == 1) {
            long[] expected = expected(length, set, get);
            clear(array);
            receive(array, count, type);
            Check.same(expected, elements(length, get), what + ", sent");
            clear(array);
            Check.same(expected, receivedInParts(array, count, type, length, get), what + ", received");
        }
        COMM.barrier();
    }

    private static long[] expected(int length, IntConsumer set, IntToLongFunction get) {
        for (int k = 0; k < length; k++) {
            set.accept(k);
        }
        return elements(length, get);
    }

    private static long[] elements(int length, IntToLongFunction get) {
        long[] elements = new long[length];
        Arrays.setAll(elements, get);
        return elements;
    }

    private static void clear(Object array) {
        if (array instanceof byte[] bytes) {
            Arrays.fill(bytes, (byte) 0);
        } else if (array instanceof short[] shorts) {
            Arrays.fill(shorts, (short) 0);
        } else if (array instanceof int[] ints) {
            Arrays.fill(ints, 0);
        } else if (array instanceof double[] doubles) {
            Arrays.fill(doubles, 0);
        } else {
            IntBuffer buffer = (IntBuffer) array;
            for (int k = 0; k < buffer.capacity(); k++) {
                buffer.put(k, 0);
            }
        }
    }

    /** What is declared final is set before, what is not, behind: a part that leaves too early is seen. */
    private static void send(Object array, int count, Datatype type, int length, IntConsumer set) throws Exception {
        COMM.recv(new int[0], 0, MPI.INT, 1, 9);
        DeltaSend send = COMM.deltaSendBegin(array, count, type, 1, 1);
        for (int from = 0; from < length; from += length / STEPS) {
            int to = from + length / STEPS;
            for (int k = from; k < to; k++) {
                set.accept(k);
                send.deltaSendData(k, k + 1);
            }
            Thread.sleep(1);
        }
        send.deltaSendEnd();
    }

    private static void receive(Object array, int count, Datatype type) throws MPIException {
        COMM.send(new int[0], 0, MPI.INT, 0, 9);
        COMM.recv(array, count, type, 0, 1);
    }

    /** In the order of memory, as bytes: each arrives on its own. */
    private static void sendBytes(Object array, int length, IntConsumer set) throws Exception {
        for (int k = 0; k < length; k++) {
            set.accept(k);
        }
        byte[] all = new byte[BYTES];
        COMM.pack(array, BYTES, MPI.BYTE, all, 0);
        COMM.recv(new int[0], 0, MPI.INT, 1, 9);
        ByteBuffer slow = MPI.newByteBuffer(BYTES).put(all).rewind();
        DeltaSend send = COMM.deltaSendBegin(slow, BYTES, MPI.BYTE, 1, 1);
        for (int from = 0; from < BYTES; from += BYTES / STEPS) {
            send.deltaSendData(from, from + BYTES / STEPS);
            Thread.sleep(1);
        }
        send.deltaSendEnd();
    }

    /** Each element as it is behind the wait for it. */
    private static long[] receivedInParts(Object array, int count, Datatype type, int length, IntToLongFunction get)
            throws MPIException {
        DeltaRecv receive = COMM.deltaRecv(array, count, type, 0, 1);
        COMM.send(new int[0], 0, MPI.INT, 0, 9);
        long[] seen = elements(length, k -> {
            receive.deltaWaitData(k, k + 1);
            return get.applyAsLong(k);
        });
        receive.deltaWait();
        return seen;
    }
}
