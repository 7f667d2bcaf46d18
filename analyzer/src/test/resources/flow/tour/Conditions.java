package tour;

/** JLS 14.9, 15.23 to 15.25: if and conditional expressions. */
class Conditions {
    static final boolean DEBUG = false;
    int[] a = {1};
    Conditions next;

    int branch(int n, Conditions other) {
        if (n > 0) {
            n = a[n];
        } else if (other != null && other.next != null && other.next.a.length > n) {
            n = other.a[0];
        } else {
            n = next.a[1];
        }
        if (DEBUG) {
            System.out.println("debug " + n);
        }
        if (!DEBUG || n > a[0]) n++;
        if (DEBUG && a[n] > 3) n--;
        return n;
    }

    Object choose(boolean b, Integer boxed, int plain, String s, Object o) {
        int x = b ? boxed : plain;
        Integer y = b ? boxed : null;
        Integer z = b ? boxed : Integer.valueOf(plain);
        long w = b ? plain : 3L;
        char c = b ? 'a' : 0;
        Object mixed = b ? 1 : "s";
        Object numeric = b ? 1 : 2.0;
        Comparable<?> comparable = b ? s : plain;
        boolean nested = b ? plain > 3 : s != null ? o == s : !b;
        return b ? x + y + z : w > 3 ? mixed : nested ? numeric : comparable == null ? c : this;
    }

    boolean shortCircuits(int i, Boolean boxed) {
        boolean p = i > 0 && a[i] > 1 || a[0] / i > 2;
        boolean q = boxed || !boxed && p;
        boolean r = !(i > 3 && (a[1] == 2 || q));
        return (p ? q : r) && (p & a[2] > 1 | r ^ q);
    }

    int constant(int i) {
        return true ? a[0] : a[1] + (DEBUG ? a[2] : 3) + (1 > 2 ? a[3] : a[4]);
    }
}
