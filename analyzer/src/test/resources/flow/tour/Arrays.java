package tour;

/** JLS 10, 15.10, 15.13: arrays. */
class Arrays {
    int[] one = {1, 2, 3};
    static final String[][] TWO = {{"a"}, {}, null};
    Object[] objects;

    int[][] create(int n, byte m) {
        int[] a = new int[n];
        int[][] b = new int[n][m];
        int[][][] c = new int[n][m][];
        int[][] d = new int[n][];
        String[] e = new String[] {"x", "y" + n};
        long[] f = {n, m, 'c'};
        Integer[] g = {n, null, 3};
        Runnable[][] h = new Runnable[n][2];
        boolean[] flags = new boolean[n], others[] = {flags};
        char[] letters = new char[a.length + e.length];
        float[] floats = {n};
        double[] doubles = {n, 2};
        short[] shorts = {1};
        byte[] bytes = {m};
        b[0] = a;
        b[1][n] = c[0][0][0] + d.length + (int) f[1] + g[0] + bytes[0] + shorts[0];
        flags[0] = !others[0][1];
        letters[0]++;
        doubles[0] = floats[0];
        floats[0] += doubles[1];
        objects = h;
        objects[0] = n;
        return b;
    }

    int length(int[][] a) {
        return a.length + a[0].length + one.length + TWO.length + new int[3].length;
    }

    int[] copies() {
        int[] copy = one.clone();
        String[][] rows = TWO.clone();
        return rows.length > 2 ? one.clone() : copy;
    }

    <T> T first(T[] array) {
        T t = array[0];
        array[1] = t;
        return array[2];
    }

    Object upwards(String[] array, int[][] rows, Object[] many) {
        Object o = (Object[]) array;
        Object p = (Cloneable) array;
        Object[] q = (Object[]) rows;
        String[] down = (String[]) many;
        return java.util.Arrays.asList((Object[]) array).get(down.length + q.length);
    }

    int order(int[] a, int i) {
        return a[i = 2] + a[i] * a[a[i]];
    }
}
