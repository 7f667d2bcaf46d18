import mpi.*;

/** Asks about the references at hand; each call of a method of {@code Ask} states what must be found. */
class Questions {
    static double[] outside = new double[3];
    static double[][] rowsOutside = new double[3][3];
    static Object kept;

    double[] own = new double[3];

    static void keep(Object x) {
        kept = x;
    }

    void register() {
        kept = this;
    }

    static void fill(double[] x) {
        x[0] = 1;
    }

    static void fillRows(double[][] x) {
        x[0] = outside;
    }

    static void fillPlanes(double[][][] x) {
        x[0][0] = outside;
    }

    static void fillBox(Box x) {
        x.data = outside;
    }

    static double[] same(double[] x) {
        return x;
    }

    static double[][] fresh() {
        return new double[3][3];
    }

    static double[] anybodys() {
        return outside;
    }

    static double first(double[] x) {
        return x[0];
    }

    interface Hook {
        void use(Object o);
    }

    static class Box extends Exception {
        double[] data;
        Box next;
    }

    void locals(double[] given, double[] other) {
        double[] a = new double[3];
        double[] b = new double[3];
        double[] c = a;
        Ask.apart(a, b);
        Ask.same(a, c);
        Ask.same(given, other);
        Ask.apart(a, given);
        Ask.same(a, (Object) c);
        Ask.unknownToOthers(a);
        Ask.knownToOthers(given);
    }

    void choice(boolean any, double[] given) {
        double[] a = new double[3];
        double[] b = new double[3];
        double[] c = any ? a : b;
        Ask.same(c, a);
        Ask.same(c, b);
        Ask.apart(c, given);
    }

    void assignedFurtherDown(int n) {
        double[] a = new double[3];
        double[] d = null;
        double[] c = null;
        double[] b = null;
        for (int i = 0; i < n; i++) {
            d = c;
            c = b;
            b = a;
        }
        int k = n;
        k++;
        double[] e = new double[3];
        double[] f = e;
        Ask.same(d, a);
        Ask.apart(d, f);
    }

    void storedFurtherDown(int n, double[] given) {
        double[][] rows = new double[1][];
        double[][][] planes = new double[1][][];
        double[] found = null;
        for (int i = 0; i < n; i++) {
            found = rows[0];
            fillPlanes(planes);
            planes[0] = rows;
        }
        Ask.same(found, given);
    }

    void depths() {
        double[][][] cube = new double[2][2][2];
        double[][][] open = new double[2][][];
        double[][] plane = cube[0];
        double[] row = plane[0];
        Ask.leadsTo(cube, row);
        Ask.leadsTo(cube, plane);
        Ask.leadsNotTo(row, cube);
        Ask.same(cube[0], cube[1]);
        Ask.apart(plane, row);
        Ask.apart(open[0], open[1]);
        Ask.same(rowsOutside[0], outside);
    }

    void chain(double[] given) {
        Box first = new Box();
        Box second = new Box();
        Box third = new Box();
        double[] a = new double[3];
        first.next = second;
        second.next = third;
        third.data = a;
        Ask.leadsTo(first, a);
        Ask.leadsNotTo(a, first);
        Ask.leadsNotTo(first, given);
        Ask.same(third.data, a);
        Ask.apart(third.data, given);
    }

    void escapes(boolean any) throws Box {
        double[] a = new double[3];
        double[] b = new double[3];
        Box thrown = new Box();
        thrown.data = a;
        if (any) {
            throw thrown;
        }
        Ask.knownToOthers(a);
        Ask.unknownToOthers(b);
    }

    void keptByAField(double[] given) {
        double[] a = new double[3];
        double[] b = new double[3];
        double[] c = new double[3];
        keep(a);
        outside = b;
        own = c;
        Ask.knownToOthers(a);
        Ask.knownToOthers(b);
        Ask.knownToOthers(c);
        Ask.same(a, given);
        Ask.same(given, a);
        Ask.apart(a, b);
    }

    void keptByNothingElse() {
        double[] a = new double[3];
        outside = a;
        Ask.knownToOthers(a);
    }

    void keptLater(double[] given) {
        Box box = new Box();
        double[] a = new double[3];
        keep(box);
        box.data = a;
        Ask.knownToOthers(a);
        Ask.same(box.data, given);
    }

    void captured(double[] given, double[] other) {
        double[] a = new double[3];
        double[] b = new double[3];
        Runnable run = () -> a[0] = 1;
        Ask.knownToOthers(a);
        Ask.unknownToOthers(b);
        Ask.same(run, (Object) given);
    }

    class Inner {
        void around(Object given) {
            Object mine = new Object();
            Ask.same(Questions.this, given);
            Ask.apart(Questions.this, mine);
        }
    }

    void handled(Object given) {
        Object mine = new Object();
        Ask.same(this, given);
        Ask.apart(this, mine);
        try {
            first(null);
        } catch (RuntimeException e) {
            Ask.same(e, given);
            Ask.apart(e, mine);
        }
    }

    void given(Hook hook, double[] given) {
        Questions target = new Questions();
        target.register();
        double[] a = new double[3];
        hook.use(a);
        double[][] rows = new double[1][];
        hook.use(rows);
        Ask.knownToOthers(target);
        Ask.knownToOthers(a);
        Ask.same(rows[0], given);
        Box printed = new Box();
        System.out.println(printed);
        Ask.knownToOthers(printed);
    }

    void filled(double[] given) {
        double[][] rows = new double[1][];
        double[] flat = new double[3];
        double[][] rectangle = new double[3][3];
        Box box = new Box();
        fillRows(rows);
        fill(flat);
        fill(rectangle[0]);
        fillBox(box);
        Ask.same(rows[0], given);
        Ask.leadsNotTo(flat, given);
        Ask.leadsNotTo(rectangle, given);
        Ask.leadsTo(box, given);
        Ask.unknownToOthers(flat);
        Ask.unknownToOthers(rows);
    }

    void onlyRead(double[] given) {
        double[] a = new double[3];
        first(a);
        Ask.unknownToOthers(a);
        Ask.leadsNotTo(a, given);
    }

    void results(double[] given) {
        double[] a = new double[3];
        double[] b = new double[3];
        double[][] made = fresh();
        Ask.same(same(a), a);
        Ask.apart(same(a), b);
        Ask.apart(same(a), given);
        Ask.same(anybodys(), given);
        Ask.apart(anybodys(), a);
        Ask.unknownToOthers(made);
        Ask.same(made, made);
        Ask.same(made[0], made[1]);
        Ask.apart(made[0], given);
        Ask.apart(made, fresh());
    }

    /** Statements about the two references. */
    static class Ask {
        static void same(Object a, Object b) {}

        static void apart(Object a, Object b) {}

        static void leadsTo(Object a, Object b) {}

        static void leadsNotTo(Object a, Object b) {}

        static void knownToOthers(Object a) {}

        static void unknownToOthers(Object a) {}
    }
}
