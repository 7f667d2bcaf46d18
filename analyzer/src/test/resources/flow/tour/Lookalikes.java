package tour;

import java.util.Objects;

/** What the compiler writes for other constructs, written by hand: here each step counts. */
class Lookalikes {
    static int[] table = {1, 2};
    int[] a = {1};

    int ordinals(Thread.State state) {
        switch (table[state.ordinal()]) {
            case 1:
                return a[0];
            default:
                return 2;
        }
    }

    int hashes(String s) {
        int found = -1;
        switch (s.hashCode()) {
            case 97:
                if (s.equals("a")) found = 1;
                break;
            case 98:
                if (s.equals("b")) found = 2;
                break;
        }
        return found;
    }

    void thrownOn(Throwable given) throws Throwable {
        try {
            a[0]++;
        } catch (Throwable t) {
            table[0]++;
            throw t;
        }
        Throwable caught = null;
        try {
            a[1]++;
        } catch (Error t) {
            caught = t;
            caught.addSuppressed(given);
            throw caught;
        }
    }

    void closed(AutoCloseable door) throws Exception {
        Throwable primary = null;
        try {
            a[0] = 1;
        } catch (Throwable t) {
            primary = t;
            throw t;
        } finally {
            if (primary != null) {
                try {
                    door.close();
                } catch (Throwable t) {
                    primary.addSuppressed(t);
                }
            } else {
                door.close();
            }
        }
    }

    Object checked(Object o) {
        Objects.requireNonNull(o);
        Object array = a.clone();
        Object cast = (int[]) array;
        Class<?> primitive = Integer.TYPE;
        boolean asserting = Lookalikes.class.desiredAssertionStatus();
        return String.valueOf(o).concat(o.toString()) + "" + primitive + asserting + cast;
    }

    static Lookalikes[] $values() {
        return new Lookalikes[0];
    }

    static final Lookalikes[] VALUES = $values();

    int constant(int n) {
        final boolean yes = n > 0;
        if (yes) return a[0];
        while (!yes) return a[1];
        throw new IncompatibleClassChangeError();
    }

    Runnable function(StringBuilder b) {
        Runnable plain = () -> b.append(1);
        Runnable reference = b::reverse;
        return () -> new StringBuilder();
    }
}
