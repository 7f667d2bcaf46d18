import mpi.*;

/** Asks which arrays of arrays have rows of their own. */
class Rows {
    static double[] outside = new double[3];
    static double[][] rowsOutside = new double[3][3];
    static Object kept;

    static void keep(Object x) {
        kept = x;
    }

    static void fillRows(double[][] x) {
        x[0] = outside;
    }

    static void fillPlanes(double[][][] x) {
        x[0][0] = outside;
    }

    static double[][] fresh() {
        return new double[3][3];
    }

    static double first(double[] x) {
        return x[0];
    }

    void matrices(int n) {
        double[][] own = new double[n][n];
        double[][] other = new double[n][n];
        double[][] either = n > 3 ? own : other;
        double[][][] planes = new double[2][n][n];
        own[1][2] = own[0][3];
        first(own[1]);
        Ask.ownRows(own);
        Ask.ownRows(either);
        Ask.ownRows(planes);
        Ask.ownRows(planes[1]);
        Ask.noOwnRows(planes[1][0]);
        Ask.noOwnRows(new double[n][]);
        Ask.noOwnRows(fresh());
        Ask.noOwnRows(rowsOutside);
    }

    void writtenElements(int n) {
        double[][] own = new double[n][n];
        double[] flat = new double[n];
        Object either = n > 3 ? own : flat;
        ((double[]) either)[0] = 1;
        Ask.ownRows(own);
    }

    void replacedRows(int n, double[] given) {
        double[][] twice = new double[n][n];
        double[][] into = new double[n][n];
        double[][] listed = {new double[n], new double[n]};
        double[][] helped = new double[n][n];
        double[][] copied = new double[n][n];
        double[][][] planes = new double[2][n][n];
        twice[1] = twice[0];
        into[1] = copied[1];
        fillRows(helped);
        System.arraycopy(listed, 0, copied, 0, 2);
        fillPlanes(planes);
        Ask.noOwnRows(twice);
        Ask.noOwnRows(into);
        Ask.noOwnRows(listed);
        Ask.noOwnRows(helped);
        Ask.noOwnRows(copied);
        Ask.noOwnRows(planes);
        Ask.noOwnRows(planes[0]);
    }

    void knownRows(int n) {
        double[][] held = new double[n][n];
        double[][] caught = new double[n][n];
        Object[] alias = new double[n][n];
        keep(held);
        Runnable later = () -> caught[0] = caught[1];
        alias[0] = alias[1];
        Ask.noOwnRows(held);
        Ask.noOwnRows(caught);
        Ask.noOwnRows(alias);
    }

    void stillUnknownRows(int n) {
        double[][] before = new double[n][n];
        Ask.ownRowsHere(before);
        Ask.noOwnRows(before);
        keep(before);
        Ask.noOwnRowsHere(before);
    }

    void changedLaterInTheLoop(int n) {
        double[][] again = new double[n][n];
        for (int i = 1; i < n; i++) {
            Ask.noOwnRowsHere(again);
            again[i] = again[0];
        }
    }

    /** Statements about the reference; those that end in Here, about what has been executed before. */
    static class Ask {
        static void ownRows(Object a) {}

        static void noOwnRows(Object a) {}

        static void ownRowsHere(Object a) {}

        static void noOwnRowsHere(Object a) {}
    }
}
