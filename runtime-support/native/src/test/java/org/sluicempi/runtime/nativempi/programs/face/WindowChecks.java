package org.sluicempi.runtime.nativempi.programs.face;

import java.nio.IntBuffer;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;

/** What the checks of {@code mpi.Win} have in common: two ranks, windows of integers. */
abstract class WindowChecks {
    static final int N = 8;
    static final Info NONE = MPI.INFO_NULL;

    final FaceChecks checks;
    final int rank = MPI.COMM_WORLD.getRank();
    final int other = 1 - rank;

    WindowChecks(FaceChecks checks) throws MPIException {
        this.checks = checks;
    }

    static IntBuffer numbers(int from) {
        IntBuffer numbers = MPI.newIntBuffer(N);
        for (int k = 0; k < N; k++) {
            numbers.put(k, from + k);
        }
        return numbers;
    }

    static int[] array(IntBuffer buffer) {
        int[] array = new int[buffer.capacity()];
        buffer.get(0, array);
        return array;
    }

    static int[] range(int from) {
        return array(numbers(from));
    }

    static Win window(IntBuffer memory) throws MPIException {
        Win window = new Win(memory, memory.capacity(), 1, NONE, MPI.COMM_WORLD);
        window.setErrhandler(MPI.ERRORS_RETURN);
        return window;
    }
}
