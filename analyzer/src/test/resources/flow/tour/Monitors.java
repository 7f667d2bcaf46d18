package tour;

/** JLS 8.4.3.6, 14.19: synchronized methods and statements. */
class Monitors {
    int count;
    static final Object LOCK = new Object();
    int[] a = {1};

    synchronized int method() {
        return count++;
    }

    static synchronized Object global() {
        return LOCK;
    }

    int statement(int n) {
        synchronized (this) {
            count++;
        }
        synchronized (global()) {
            if (n > count) return a[n];
            n--;
        }
        for (int i = 0; i < n; i++) {
            synchronized (LOCK) {
                if (a[i] == 1) break;
                if (a[i] == 2) continue;
                synchronized (a) {
                    throw new IllegalStateException();
                }
            }
        }
        synchronized (Monitors.class) {
        }
        return n;
    }

    int withFinally(Object lock) {
        try {
            synchronized (lock) {
                return a[0];
            }
        } finally {
            synchronized (a) {
                a[0]++;
            }
        }
    }
}
