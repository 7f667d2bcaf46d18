package tour;

/** JLS 14.10: assert. */
class Assertions {
    int[] a = {1};

    int check(int n) {
        assert n > 0;
        assert a[n] > 1 : "a[" + n + "] is " + a[n];
        assert n < 3 : n;
        Runnable r = () -> {
            assert a.length > n : this;
        };
        return n;
    }

    static class Inside {
        static int x = 3;

        static void go(Object o) {
            assert o != null : o.toString();
        }
    }
}
