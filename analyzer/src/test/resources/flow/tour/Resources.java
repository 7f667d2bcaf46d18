package tour;

/** JLS 14.20.3: try with resources. */
class Resources {
    static class Door implements AutoCloseable {
        int width;

        @Override
        public void close() {
            width = 0;
        }

        Door next(int n) {
            return n > 1 ? this : null;
        }
    }

    final Door kept = new Door();
    int[] a = {1};

    Door open(int n) {
        return n > 3 ? null : new Door();
    }

    int single(int n) {
        try (Door door = open(n)) {
            n += door.width;
        }
        return n;
    }

    int several(int n) throws Exception {
        try (Door first = open(n);
                Door second = new Door();
                AutoCloseable third = () -> a[0]++) {
            if (n > first.width) return second.width;
            n = a[n];
        } catch (IllegalStateException e) {
            n = e.getSuppressed().length;
        } finally {
            a[0] = n;
        }
        return n;
    }

    int variables(Door given) {
        final Door local = open(2);
        try (given) {
            try (local) {
                given.width = kept.width;
                for (int i = 0; i < 3; i++) {
                    if (a[i] == 1) break;
                    if (a[i] == 2) return i;
                }
            }
        }
        try (kept) {
            a[1] = 2;
        }
        try (this.kept) {
            return 1;
        }
    }

    int dependent() {
        try (Door first = open(1);
                Door second = first.next(a[0])) {
            return second.width;
        }
    }

    int nested() {
        try (Door outer = open(1)) {
            try (Door inner = open(2)) {
                return outer.width + inner.width;
            }
        }
    }
}
