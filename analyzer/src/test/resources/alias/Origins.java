import mpi.*;

/** Asks where references come from. */
class Origins {
    interface Hook {
        void use(Object o);
    }

    void reassigned(boolean any, double[] given, double[] other) {
        double[] none = null;
        double[] b = new double[3];
        Object hidden = b;
        if (any) {
            given = new double[3];
        }
        Ask.same(given, other);
        Ask.apart(none, other);
        Ask.same((double[]) hidden, b);
        Ask.apart((double[]) hidden, other);
    }

    void fromAround(double[] given) {
        double[] a = given;
        class Local {
            void inside(double[] other) {
                Ask.same(a, other);
            }
        }
        new Local().inside(given);
    }

    void heldByAFunction() {
        double[] a = new double[3];
        Hook hook = new Hook() {
            @Override
            public void use(Object o) {
                a[0] = 1;
            }
        };
        Ask.leadsTo(hook, a);
    }

    void allocated(boolean any, int n, double[] given) {
        double[] a = new double[n];
        double[] none = null;
        double[] some = any ? a : null;
        double[] foreign = any ? a : given;
        double[][] listed = {a};
        double[][] rows = new double[n][];
        double[][] matrix = new double[n][n];
        Ask.made(a);
        Ask.made(some);
        Ask.made(rows);
        Ask.made(matrix[0]);
        Ask.notMade(none);
        Ask.notMade(foreign);
        Ask.made(listed);
        Ask.notMade(new Origins());
    }

    /** Statements about one reference, or two. */
    static class Ask {
        static void same(Object a, Object b) {}

        static void apart(Object a, Object b) {}

        static void leadsTo(Object a, Object b) {}

        static void made(Object a) {}

        static void notMade(Object a) {}
    }
}
