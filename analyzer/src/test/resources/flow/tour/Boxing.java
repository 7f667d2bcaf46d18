package tour;

import java.util.ArrayList;
import java.util.List;

/** JLS 5: conversions in every context. */
class Boxing {
    Integer field = 1;
    Long far = 2L;
    static Double shared = 1.0;
    Object any = 'c';

    Integer assign(int i, Integer boxed, byte b) {
        Integer a = i;
        int p = boxed;
        long l = boxed;
        Byte small = 1;
        Character letter = 65;
        Object o = i > 3;
        Number n = 3.5f;
        double d = boxed + far;
        field = i;
        i = field;
        shared = d;
        shared += i;
        any = far;
        Integer[] array = {i, boxed};
        array[0] = i;
        i = array[1];
        array[0]++;
        int[] plain = {boxed, field};
        plain[boxed] = array[boxed];
        return i;
    }

    boolean compare(Integer a, Integer b, int c, Long l, Object o) {
        return a == b || a == c || a < b || c != l || a.equals(c) || o == a || (o == (Object) 3);
    }

    int control(Boolean flag, Integer n, List<Integer> list, List<Boolean> flags) {
        if (flag) n = n + 1;
        while (flags.get(0)) list.add(n);
        do n--; while (!flag);
        for (Integer i = 0; i < n; i++) list.set(i, -i);
        switch (n) {
            case 3: return list.remove(0);
            default: list.remove(n);
        }
        int[] sized = new int[n];
        assert flag : n;
        return flag ? n : list.get(n) << n;
    }

    long returns(Short s) {
        return s;
    }

    Object object() {
        return 1L;
    }

    <T> T id(T t) {
        return t;
    }

    double generic() {
        int a = id(3);
        double d = id(4);
        return id(2.0) + a + id('c') + new ArrayList<Integer>().size() + d;
    }
}
