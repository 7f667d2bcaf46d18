package tour;

/** JLS 15.18.1: string concatenation. */
class Strings {
    String field = "f";
    String[] parts = {"a", "b"};
    static String shared;

    String join(Object o, int i, long l, char c, boolean b, double d, int[] a, String s, Integer boxed) {
        return "o=" + o + i + l + c + b + d + a + s + boxed + null;
    }

    String leading(int a, int b, String s) {
        return a + b + s + a + b;
    }

    String nested(String a, String b, int i) {
        return a + (b + i) + (i + 1) + (a + b).length();
    }

    void assign(Object o, int i) {
        field += o;
        field += i + 1;
        this.field += "x" + o;
        parts[i] += o;
        parts[i++] += parts[i];
        shared += 'c';
        String local = "";
        local += local + i;
        local += local += o;
        Object p = "a";
        p += "b";
        CharSequence q = "c";
    }

    String calls(StringBuilder builder) {
        return "b" + builder.append(1).append("x") + builder.toString() + String.valueOf(builder);
    }

    String lines(String a,
            int b) {
        return "first "
                + a
                + " second "
                + b
                + a.length()
                + (b > 1
                        ? "many"
                        : a.trim());
    }

    String own() {
        return this + "" + this.toString();
    }
}
