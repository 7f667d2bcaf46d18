import java.util.function.IntFunction;
import java.util.function.Supplier;
import mpi.*;

/** Arrays that an object of a local or an inner class has brought along from the code around it. */
public class Captured {
    static class Holder {
        final double[] held;

        Holder(double[] held) {
            this.held = held;
        }

        class Inner {
            double[] get() {
                return held;
            }
        }
    }

    static void anonymous() throws MPIException {
        double[] a = new double[64];
        double[] b = new Object() {
            double[] get() {
                return a;
            }
        }.get();
        for (int i = 0; i < 64; i++) {
            a[i] += i;
            b[63 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: , if a != b
    }

    static void extended() throws MPIException {
        double[] a = new double[64];
        class Base {
            double[] get() {
                return a;
            }
        }
        class Derived extends Base {}
        double[] b = new Derived().get();
        for (int i = 0; i < 64; i++) {
            a[i] += i;
            b[63 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: , if a != b
    }

    static void madeByAnother() throws MPIException {
        double[] a = new double[64];
        class Base {
            double[] get() {
                return a;
            }
        }
        class Maker {
            Base make() {
                return new Base();
            }
        }
        double[] b = new Maker().make().get();
        for (int i = 0; i < 64; i++) {
            a[i] += i;
            b[63 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: , if a != b
    }

    static void inner() throws MPIException {
        double[] a = new double[64];
        double[] b = new Holder(a).new Inner().get();
        for (int i = 0; i < 64; i++) {
            a[i] += i;
            b[63 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: , if a != b
    }

    static void another() throws MPIException {
        double[] a = new double[64];
        double[] b = new Object() {
            double[] get() {
                return new double[64];
            }
        }.get();
        for (int i = 0; i < 64; i++) {
            a[i] += i;
            b[63 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: not , if
    }

    static void referredTo() throws MPIException {
        double[] a = new double[64];
        class Base {
            double[] get() {
                return a;
            }
        }
        Supplier<Base> made = Base::new;
        double[] b = made.get().get();
        for (int i = 0; i < 64; i++) {
            a[i] += i;
            b[63 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: , if a != b
    }

    static void referredToByAnArgument() throws MPIException {
        double[] a = new double[64];
        class Base {
            final int shift;

            Base(int shift) {
                this.shift = shift;
            }

            double[] get() {
                return shift > 0 ? a : null;
            }
        }
        IntFunction<Base> made = Base::new;
        double[] b = made.apply(3).get();
        for (int i = 0; i < 64; i++) {
            a[i] += i;
            b[63 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: , if a != b
    }

    static void referredToWithoutIt() throws MPIException {
        double[] a = new double[64];
        class Base {
            double[] get() {
                return new double[64];
            }
        }
        Supplier<Base> made = Base::new;
        double[] b = made.get().get();
        for (int i = 0; i < 64; i++) {
            a[i] += i;
            b[63 - i] -= 5;
        }
        MPI.COMM_WORLD.send(a, 64, MPI.DOUBLE, 1, 1); // expect: passed SL001 words: not a != b
    }
}
