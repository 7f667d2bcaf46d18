package tour;

import java.util.ArrayList;
import java.util.List;

/** JLS 14.4, 14.5 to 14.8: declarations, blocks, empty and expression statements; one statement on many lines. */
class Locals {
    int[] a = {1};

    int declare() {
        var list = new ArrayList<List<String>>();
        final int x, y = a[0];
        int[] b = {1}, c[] = {b, {2}};
        x = y / 2;
        ;
        {
            int z = x;
            a[z] = z;
        }
        list.add(List.of("a"));
        for (var strings : list) for (var s : strings) s.trim();
        return x + list.get(0).get(0).length() + c[0][0];
    }

    int spread(
            int first,
            int second) {
        int result = add(
                first
                        / second,
                add(
                        a[0],
                        a
                                [1]),
                this
                        .a
                        .length);
        result =
                a[result]
                        =
                        add(1, 2);
        a
                [first]
                +=
                a[second]
                        % first;
        return
                result;
    }

    int add(int... n) {
        return n
                [0];
    }
}
