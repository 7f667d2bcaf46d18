package kernel;

import java.util.Arrays;
import mpi.*;

/** Every basic type that has a Java array. */
public class Types {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int n = 900;
        byte[] bytes = new byte[n];
        short[] shorts = new short[n];
        char[] chars = new char[n];
        int[] ints = new int[n];
        long[] longs = new long[n];
        float[] floats = new float[n];
        boolean[] flags = new boolean[n];
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                bytes[i] = (byte) (i * 7);
            }
            MPI.COMM_WORLD.send(bytes, n, MPI.BYTE, 1, 1); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                shorts[i] = (short) (i * 77);
            }
            MPI.COMM_WORLD.send(shorts, n, MPI.SHORT, 1, 2); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                chars[i] = (char) (i * 3);
            }
            MPI.COMM_WORLD.send(chars, n, MPI.CHAR, 1, 3); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                ints[i] = i * i;
            }
            MPI.COMM_WORLD.send(ints, n, MPI.INT, 1, 4); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                longs[i] = (long) i << 33;
            }
            MPI.COMM_WORLD.send(longs, n, MPI.LONG, 1, 5); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                floats[i] = 1f / (i + 1);
            }
            MPI.COMM_WORLD.send(floats, n, MPI.FLOAT, 1, 6); // expect: passed SL001
            for (int i = 0; i < n; i++) {
                flags[i] = i % 3 == 0;
            }
            MPI.COMM_WORLD.send(flags, n, MPI.BOOLEAN, 1, 7); // expect: passed SL001
        } else if (rank == 1) {
            long sum = 0;
            MPI.COMM_WORLD.recv(bytes, n, MPI.BYTE, 0, 1); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum += bytes[i];
            }
            MPI.COMM_WORLD.recv(shorts, n, MPI.SHORT, 0, 2); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 31 + shorts[i];
            }
            MPI.COMM_WORLD.recv(chars, n, MPI.CHAR, 0, 3); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 31 + chars[i];
            }
            MPI.COMM_WORLD.recv(ints, n, MPI.INT, 0, 4); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 31 + ints[i];
            }
            MPI.COMM_WORLD.recv(longs, n, MPI.LONG, 0, 5); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                sum = sum * 31 + longs[i];
            }
            float total = 0;
            MPI.COMM_WORLD.recv(floats, n, MPI.FLOAT, 0, 6); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                total += floats[i];
            }
            MPI.COMM_WORLD.recv(flags, n, MPI.BOOLEAN, 0, 7); // expect: passed SL002
            for (int i = 0; i < n; i++) {
                if (flags[i]) {
                    sum += i;
                }
            }
            System.out.println(sum + " " + Float.toHexString(total));
        }
        System.out.println(rank + " " + Arrays.hashCode(bytes) + " " + Arrays.hashCode(shorts) + " "
                + Arrays.hashCode(chars) + " " + Arrays.hashCode(ints) + " " + Arrays.hashCode(longs) + " "
                + Arrays.hashCode(floats) + " " + Arrays.hashCode(flags));
        MPI.Finalize();
    }
}
