package syntax;

import java.util.Arrays;
import java.util.function.BinaryOperator;
import mpi.*;

/** Java up to 17: yield, local enums, records and interfaces, typed lambdas with var, text blocks, sealed, patterns. */
public class Newer {
    sealed interface Shape permits Dot, Line {}

    record Dot(int x) implements Shape {}

    static non-sealed class Line implements Shape {}

    static int yields(int k) {
        return switch (k) {
            case 0:
                yield 3;
            default: {
                int yield = k;
                yield yield + 1;
            }
        };
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        enum Way {
            UP,
            DOWN {
                @Override
                int step() {
                    return -1;
                }
            };

            int step() {
                return 1;
            }
        }
        interface Half {
            double of(int i);
        }
        record Size(int n) {}
        BinaryOperator<Integer> add = (var x, var y) -> x + y;
        Half half = i -> i * 0.5;
        int rank = MPI.COMM_WORLD.getRank();
        int n = new Size(333).n();
        var a = new double[n];
        Object shape = new Dot(Way.DOWN.step());
        if (shape instanceof Dot dot && dot.x() < 0) {
            System.out.println(rank + " " + add.apply(dot.x(), yields(rank)) + half.of(3));
        }
        String text = """
                for (;;) { // ; \"""
                }
                """;
        if (rank == 0) {
            for (int i = 0; i < n; i++) {
                a[i] = """
                    ; }
                  """.length() + i;
            }
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else if (rank == 1) {
            double sum = 0;
            switch (text.length()) {
                case 0 -> sum = 1;
                default -> {
                    MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 0, 0); // expect: passed SL002
                    for (int i = 0; i < n; i++) {
                        sum += a[i];
                    }
                }
            }
            System.out.println("sum " + sum);
        }
        System.out.println(rank + " " + Arrays.hashCode(a));
        MPI.Finalize();
    }
}
