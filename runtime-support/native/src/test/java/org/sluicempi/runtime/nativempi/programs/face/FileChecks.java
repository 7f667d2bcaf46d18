package org.sluicempi.runtime.nativempi.programs.face;

import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.File;
import mpi.MPI;
import mpi.MPIException;

/** What the checks of {@code mpi.File} have in common: a folder, and numbers that tell who has written them. */
abstract class FileChecks {
    static final int N = 5;

    final FaceChecks checks;
    final int rank = MPI.COMM_WORLD.getRank();
    final int size = MPI.COMM_WORLD.getSize();
    final String folder;

    FileChecks(FaceChecks checks, String folder) throws MPIException {
        this.checks = checks;
        this.folder = folder;
    }

    final File open(String name) throws MPIException {
        return new File(
                MPI.COMM_WORLD, folder + "/" + name, MPI.MODE_CREATE | MPI.MODE_RDWR | MPI.MODE_DELETE_ON_CLOSE);
    }

    static int[] numbers(int from) {
        int[] numbers = new int[N];
        Arrays.setAll(numbers, k -> 100 * from + k);
        return numbers;
    }

    static IntBuffer direct(int from) {
        return MPI.newIntBuffer(N).put(0, numbers(from));
    }

    static int[] array(IntBuffer buffer) {
        int[] array = new int[buffer.capacity()];
        buffer.get(0, array);
        return array;
    }

    final int other() {
        return (rank + 1) % size;
    }

    static void next(File file) throws MPIException {
        file.sync();
        MPI.COMM_WORLD.barrier();
    }

    static void rewind(File file) throws MPIException {
        file.seekShared(0, MPI.SEEK_SET);
        MPI.COMM_WORLD.barrier();
    }
}
