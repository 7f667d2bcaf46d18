package programs;

import java.nio.IntBuffer;
import mpi.MPI;
import mpi.Win;

/** Ends by an error of a window, or, with an argument, in the making of one. */
public final class FatalWindow {
    private FatalWindow() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        IntBuffer memory = MPI.newIntBuffer(1);
        int unknown = 7;
        Win window = args.length == 0
                ? new Win(memory, 1, 1, MPI.INFO_NULL, MPI.COMM_WORLD)
                : new Win(1, 1, MPI.INFO_NULL, MPI.COMM_WORLD, memory, unknown);
        window.setName("halo");
        window.fence(0);
        window.put(memory, 1, MPI.INT, 99, 0, 1, MPI.INT);
        System.out.println("went on");
        MPI.Finalize();
    }
}
