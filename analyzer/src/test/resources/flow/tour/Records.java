package tour;

import java.util.Objects;

/** JLS 8.10: records. */
record Records(int a, String b, double[] c) implements Comparable<Records> {
    static int made = 0;

    Records {
        if (a < 0) throw new IllegalArgumentException("a" + a);
        Objects.requireNonNull(b);
        a = a + 1;
        made++;
    }

    Records(int a) {
        this(a, "b" + a, new double[a]);
    }

    record Empty() {}

    record Plain<T>(T value, int... rest) {
        T twice() {
            return rest.length > 1 ? value() : value;
        }
    }

    record Written(long x) {
        Written(long x) {
            this.x = x * 2;
        }

        public long x() {
            return x + 1;
        }

        @Override
        public String toString() {
            return "w" + x;
        }
    }

    @Override
    public int compareTo(Records other) {
        return a - other.a() + b.length() - other.b.length();
    }

    int sum() {
        record Pair(int p, int q) {
            int sum() {
                return p + q();
            }
        }
        Pair pair = new Pair(a, made);
        Plain<String> plain = new Plain<>(b, 1, 2);
        return pair.sum() + pair.p() + plain.value().length() + plain.twice().length();
    }
}
