package tour;

/** JLS 8.6 to 8.8, 12.4, 12.5: the order in which objects and classes come to be. */
class Initialisers {
    static int a = log("a");
    int x = log("x");

    static {
        for (int i = 0; i < a; i++) {
            log("static" + i);
        }
    }

    {
        int local = x / 2;
        x = local + log("instance");
    }

    int y = x++;

    Initialisers() {
        log("constructor");
    }

    Initialisers(int n) {
        this();
        if (n > 3) return;
        x = n;
    }

    private Initialisers(String... s) {
        super();
        y = s.length;
    }

    static String other() {
        return java.io.File.separator + java.io.File.separatorChar + Integer.MAX_VALUE + Long.BYTES + Double.NaN;
    }

    static int log(String s) {
        return s.length();
    }

    static int b = a + log("b");
    final int late;

    {
        late = log("late");
    }

    static class Default extends Initialisers {}

    static class WithField extends Initialisers {
        int[] z = {x, y};
        Object lazy = new Object() {
            int inside = z[0];
        };
    }

    static class Variadic extends Initialisers {
        Variadic() {
            super("a", "b");
        }
    }
}
