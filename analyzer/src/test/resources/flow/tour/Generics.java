package tour;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** JLS 4.5 to 4.9, 5.2: generics and the casts that they imply. */
class Generics<T extends Number & Comparable<T>> {
    T value;
    T[] many;
    List<T> list = new ArrayList<>();
    List<String[]> arrays = new ArrayList<>();
    Map<String, Map<Integer, long[]>> maps = new HashMap<>();

    int use(T other, Generics<Integer> ints) {
        int a = value.intValue() + value.compareTo(other) + list.get(0).intValue();
        int b = ints.value + ints.list.get(0) + ints.get();
        Integer c = ints.value;
        Object d = ints.get();
        int e = ints.value.compareTo(3) + ints.get().hashCode() + arrays.get(0)[1].length();
        long f = maps.get("a").get(1)[2] + maps.get("b").get(2).length;
        maps.get("c").get(3)[0]++;
        ints.value++;
        ints.value += 2;
        many[0] = other;
        return a + b + c + many[1].intValue() + many.length;
    }

    T get() {
        return value;
    }

    <R> R apply(Function<? super T, ? extends R> f) {
        R r = f.apply(value);
        return r;
    }

    static <E extends Comparable<? super E>> E max(List<? extends E> list) {
        E best = list.get(0);
        for (E e : list) {
            if (e.compareTo(best) > 0) best = e;
        }
        return best;
    }

    String infer(boolean b) {
        String s = max(List.of("a", "b"));
        Object o = max(List.of("c"));
        String t = Optional.of("x").map(x -> x + 1).orElse(null);
        int n = Collections.max(List.of(1, 2)) + max(List.of(3));
        String u = b ? max(List.of("d")) : first("e");
        Generics.<String>first("x").length();
        first("statement");
        list.get(0);
        String[] array = {first("f"), first("g")};
        return s + t + u + n + first("h") + o;
    }

    static <X> X first(X... xs) {
        return xs[0];
    }

    @SuppressWarnings("unchecked")
    <X> X unchecked(Object o) {
        X x = (X) o;
        T t = (T) o;
        List<X> xs = (List<X>) o;
        X[] array = (X[]) o;
        return array == null ? x : xs.get(0);
    }

    Object enums(EnumSet<?> set, Map<? extends Enum<?>, ? super T> map) {
        Class<?> type = set.iterator().next().getDeclaringClass();
        return map.keySet().iterator().next().name() + map.get(null) + type;
    }

    @SuppressWarnings("rawtypes")
    int raw(List raw, Map.Entry<String, ? extends List<Integer>> entry) {
        Object o = raw.get(0);
        return ((String) raw.get(1)).length() + entry.getValue().get(0) + entry.getKey().length();
    }

    static <E> E[][] rows(E... all) {
        return null;
    }

    static <E> void take(int n, List<E>... lists) {}

    @SuppressWarnings("rawtypes")
    T[][] made(List[] raw, List<T>[] lists, Field<T> field) {
        T[][] rows = rows(many);
        rows[0] = many;
        take(1, raw);
        take(2, lists);
        take(3);
        rows[1] = field.array();
        int sum = field.add(value).add(field.one).one.intValue() + field.table[0][1].intValue() + field.table[2].length;
        return field.table;
    }

    static class Field<N> {
        N one;
        N[][] table;

        N[] array() {
            return table[0];
        }

        Field<N> add(N n) {
            one = n;
            return this;
        }
    }

    static class Sub extends Generics<Integer> {
        int sub() {
            return value + get() + list.get(0) + super.get() + many[0];
        }
    }
}
