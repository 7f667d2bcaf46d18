package tour;

import static java.lang.Math.max;

import java.util.Arrays;
import java.util.List;

/** JLS 15.12: method calls. */
class Calls extends Parent implements Greeter {
    int sum(int... values) {
        int sum = 0;
        for (int value : values) sum += value;
        return sum;
    }

    static String format(String text, Object... more) {
        return text + more.length;
    }

    int variadic(int[] array, Object[] objects, Object o) {
        sum();
        sum(1);
        sum(1, 2, 'c');
        sum(array);
        format("a");
        format("a", 1, "b", null);
        format("a", objects);
        format("a", o);
        format("a", (Object) objects);
        List<Integer> list = Arrays.asList(1, 2);
        return list.get(0) + max(array.length, 2) + Math.min(1, 2);
    }

    @Override
    public String greet(String name) {
        return super.greet(name) + Greeter.super.greet(name) + Greeter.twice(3);
    }

    private int secret(long wide, double d) {
        return (int) wide;
    }

    int convert(int i, Integer boxed, char c) {
        secret(i, c);
        this.secret(boxed, boxed);
        takes(i);
        takes((Integer) i);
        format((String) null, (Object) null);
        long l = wide(boxed);
        Calls.staticCall().secret(1, 2);
        return hashCode() + toString().length() + getClass().getName().length() + equals(null).hashCode;
    }

    Truth equals(Calls other) {
        return new Truth();
    }

    static Calls staticCall() {
        return new Calls();
    }

    void takes(Object o) {}

    long wide(long l) {
        return l;
    }

    String chain(StringBuilder b) {
        return b.append(1)
                .append('c')
                .append("s", 0,
                        1)
                .reverse()
                .toString();
    }

    Object handles(java.lang.invoke.MethodHandle handle, java.lang.invoke.VarHandle variable, int n) throws Throwable {
        handle.invoke();
        handle.invokeExact("a", n);
        Object o = handle.invoke(n, 1L);
        int result = (int) handle.invokeExact(this);
        variable.set(this, n);
        return handle.invokeWithArguments(o, result);
    }

    void statements(Runnable r, Comparable<String> c) {
        r.run();
        c.compareTo("x");
        (this).takes(null);
        (staticCall()).takes(r);
    }
}

class Truth {
    int hashCode;
}

class Parent {
    public String greet(String name) {
        return name;
    }
}

interface Greeter {
    default String greet(String name) {
        return hidden() + name + helper();
    }

    private String hidden() {
        return "h";
    }

    private static String helper() {
        return "s";
    }

    static int twice(int n) {
        return 2 * n;
    }
}
