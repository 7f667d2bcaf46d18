package mpi;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.ReduceOp;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;

/** The operations on complex numbers (MPI 4.1, section 6.9.2): pairs of a real and an imaginary part. */
enum ComplexOp implements ReduceOp {
    SUM {
        @Override
        void apply(double a, double b, double c, double d, double[] result) {
            result[0] = a + c;
            result[1] = b + d;
        }
    },
    PROD {
        @Override
        void apply(double a, double b, double c, double d, double[] result) {
            result[0] = a * c - b * d;
            result[1] = a * d + b * c;
        }
    };

    /** What stands for a predefined operation on this datatype. */
    static ReduceOp instead(ReduceOp standard, Datatype type) {
        if (type != MPI.FLOAT_COMPLEX && type != MPI.DOUBLE_COMPLEX) {
            return standard;
        }
        return standard == StandardOps.SUM ? SUM : standard == StandardOps.PROD ? PROD : standard;
    }

    /** {@code (a + bi) op (c + di)}. */
    abstract void apply(double a, double b, double c, double d, double[] result);

    @Override
    public boolean commutative() {
        return true;
    }

    @Override
    public void combine(UserBuffer in, UserBuffer inout) {
        double[] result = new double[2];
        for (int k = 0; k < in.count(); k++) {
            int i = in.offset() + 2 * k;
            int o = inout.offset() + 2 * k;
            if (in.type().base() == BasicType.FLOAT) {
                float[] x = (float[]) in.storage();
                float[] y = (float[]) inout.storage();
                apply(x[i], x[i + 1], y[o], y[o + 1], result);
                y[o] = (float) result[0];
                y[o + 1] = (float) result[1];
            } else {
                double[] x = (double[]) in.storage();
                double[] y = (double[]) inout.storage();
                apply(x[i], x[i + 1], y[o], y[o + 1], y, o, result);
            }
        }
    }

    private void apply(double a, double b, double c, double d, double[] into, int at, double[] result) {
        apply(a, b, c, d, result);
        into[at] = result[0];
        into[at + 1] = result[1];
    }
}
