package layout;

import java.util.Arrays;
import mpi.*;

/** Sites in nested, local and anonymous classes, in a constructor, in a generic method and in a switch. */
public class Nested {
    static int n = 360;

    interface Step {
        double run(double[] data) throws MPIException;
    }

    static class Sender {
        final double[] data = new double[n];

        Sender(int tag) throws MPIException {
            for (int i = 0; i < n; i++) {
                data[i] = i * tag;
            }
            MPI.COMM_WORLD.send(data, n, MPI.DOUBLE, 1, tag); // expect: passed SL001
        }

        class Inner {
            <T extends Number> void send(T tag) throws MPIException {
                for (int i = 0; i < n; i++) {
                    data[i] = -i;
                }
                MPI.COMM_WORLD.send(data, n, MPI.DOUBLE, 1, tag.intValue()); // expect: missed SL106
            }
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        double[] data = new double[n];
        switch (rank) {
            case 0: {
                Sender sender = new Sender(1);
                sender.new Inner().send(2);
                for (int i = 0; i < n; i++) {
                    data[i] = 7 * i;
                }
                MPI.COMM_WORLD.send(data, n, MPI.DOUBLE, 1, 3); // expect: passed SL001
                break;
            }
            case 1:
                Step step = new Step() {
                    @Override
                    public double run(double[] in) throws MPIException {
                        double sum = 0;
                        MPI.COMM_WORLD.recv(in, n, MPI.DOUBLE, 0, 1); // expect: passed SL002
                        for (int i = 0; i < n; i++) {
                            sum += in[i];
                        }
                        return sum;
                    }
                };
                double sum = step.run(data);
                for (int tag = 2; tag < 4; tag++) {
                    MPI.COMM_WORLD.recv(data, n, MPI.DOUBLE, 0, tag); // expect: passed SL002
                    for (int i = 0; i < n; i++) {
                        sum += data[i];
                    }
                }
                System.out.println("sum " + sum);
                break;
            default:
                break;
        }
        System.out.println(rank + " " + Arrays.hashCode(data));
        MPI.Finalize();
    }
}
