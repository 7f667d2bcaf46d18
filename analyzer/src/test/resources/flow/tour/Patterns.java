package tour;

import java.util.List;

/** JLS 14.30, 15.16, 15.20.2: casts, instanceof and patterns. */
class Patterns {
    Object held = "h";

    int test(Object o, List<? extends Number> numbers) {
        if (o instanceof String) return 1;
        if (o instanceof Integer i && i > 3) return i;
        if (!(o instanceof List<?> list)) {
            return held instanceof String s ? s.length() : 0;
        }
        if (list.get(0) instanceof int[] a && a.length > 1 || held instanceof Number) return list.size();
        while (!(held instanceof final Long found)) {
            held = 3L;
        }
        Number n = numbers.get(0);
        return (int) (found + n.intValue());
    }

    Object cast(Object o, Number n, int i, double d) {
        String s = (String) o;
        Integer boxed = (Integer) o;
        int plain = (int) o;
        int same = (int) boxed;
        long wide = (long) i + (Integer) o;
        byte narrow = (byte) d;
        char letter = (char) (i + 1);
        Object up = (Object) s;
        int[] array = (int[]) o;
        String[][] rows = (String[][]) o;
        List<String> list = (List<String>) o;
        Comparable<String> both = (Comparable<String> & CharSequence) o;
        Number number = (Number) (Object) 3;
        Integer twice = (Integer) (Number) n;
        return list.get(0) + s + plain + same + wide + narrow + letter + up + array + rows + both + number + twice;
    }
}
