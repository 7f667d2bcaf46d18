package hazard.argument;

import java.lang.reflect.Field;
import java.util.Arrays;
import mpi.*;

/** SL106: between loop and call the tag, which a final field holds, is replaced. */
// ranks: 2
public class FinalTagReplaced {
    static final int N = 120;

    static final class Mark {
        private final int tag;

        Mark(int tag) {
            this.tag = tag;
        }

        int tag() {
            return tag;
        }
    }

    static void send(Mark mark, Field field) throws Exception {
        double[] values = new double[N];
        for (int i = 0; i < N; i++) {
            values[i] = i * 1.25;
        }
        field.setInt(mark, 1);
        MPI.COMM_WORLD.send(values, N, MPI.DOUBLE, 1, mark.tag()); // expect: missed SL106
    }

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            Field field = Mark.class.getDeclaredField("tag");
            field.setAccessible(true);
            send(new Mark(args.length + 2), field);
        } else {
            double[] received = new double[N];
            MPI.COMM_WORLD.recv(received, N, MPI.DOUBLE, 0, 1); // expect: missed SL102
            System.out.println(Arrays.hashCode(received));
        }
        MPI.Finalize();
    }
}
