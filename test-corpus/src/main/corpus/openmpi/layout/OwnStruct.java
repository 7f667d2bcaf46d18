package layout;

import java.nio.ByteBuffer;
import mpi.*;

/** SL002 beside a structure of the author's own, whose parts have members that only derived classes see. */
// ranks: 2
public class OwnStruct {
    static final int N = 300;

    static class Point extends Struct {
        final int y = addInt();

        Point() throws MPIException {
            super();
        }

        @Override
        protected Data newData() {
            return new Data();
        }

        class Data extends Struct.Data {
            int y() {
                return getInt(y);
            }
        }
    }

    static class Particle extends Struct {
        final int x = addDouble();
        final Point point = new Point();
        final int at = addStruct(point);

        Particle() throws MPIException {
            super();
        }

        @Override
        protected Data newData() {
            return new Data();
        }

        class Data extends Struct.Data {
            double x() {
                return getDouble(x);
            }

            void x(double value) {
                putDouble(x, value);
            }

            Point.Data point() {
                return getData(point, at);
            }
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        Particle type = new Particle();
        ByteBuffer buffer = MPI.newByteBuffer(10 * type.getExtent());
        Particle.Data third = type.getData(buffer, 3);
        third.x(2.5);
        double[] a = new double[N];
        if (MPI.COMM_WORLD.getRank() == 0) {
            double x = third.x();
            for (int i = 0; i < N; i++) {
                a[i] = i * x;
            }
            MPI.COMM_WORLD.send(a, N, MPI.DOUBLE, 1, 0); // expect: passed SL001
        } else {
            MPI.COMM_WORLD.recv(a, N, MPI.DOUBLE, 0, 0); // expect: passed SL002
            double sum = 0;
            for (int i = 0; i < N; i++) {
                sum += a[i];
            }
            System.out.println(sum + " " + third.point().y());
        }
        MPI.Finalize();
    }
}
