package tour;

import java.io.IOException;

/** JLS 11, 14.18, 14.20: throw, try, catch, finally. */
class Exceptions {
    int[] a = {1};
    int count;

    int handlers(int n) {
        try {
            n = a[n];
        } catch (ArrayIndexOutOfBoundsException e) {
            n = e.getMessage().length();
        } catch (NullPointerException | ClassCastException e) {
            count++;
            throw e;
        } catch (final RuntimeException e) {
            throw new IllegalStateException("n" + n, e);
        }
        return n;
    }

    int last(int n) {
        try {
            if (n > 3) return a[n];
            n = work(n);
        } finally {
            count += a[0];
            release(n);
        }
        return n;
    }

    int both(int n) throws IOException {
        for (; ; ) {
            try {
                try {
                    if (n == 1) break;
                    if (n == 2) continue;
                    n = work(n);
                } catch (IllegalStateException e) {
                    release(a[1]);
                    return count;
                } finally {
                    release(n / count);
                }
            } catch (RuntimeException e) {
                if (e instanceof NullPointerException) throw new IOException(e);
                n = 2;
            } finally {
                if (n > a[0]) {
                    n--;
                } else {
                    try {
                        work(2);
                    } finally {
                        count--;
                    }
                }
            }
        }
        return n;
    }

    @SuppressWarnings("finally")
    int swallow(int n) {
        try {
            return work(n);
        } finally {
            return a[n];
        }
    }

    int work(int n) {
        if (n < 0) throw null;
        return n;
    }

    void release(int n) {
        throw (RuntimeException) problem();
    }

    Throwable problem() {
        return new Error();
    }

    <E extends Exception> void generic(E e, E[] many) throws E {
        if (count > 1) throw many[0];
        throw e;
    }

    void again(Throwable given) throws Throwable {
        try {
            work(1);
        } catch (Throwable t) {
            count++;
            throw t;
        } finally {
            count--;
        }
        Throwable u = given;
        throw u;
    }
}
