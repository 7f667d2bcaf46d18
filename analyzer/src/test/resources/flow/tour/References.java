package tour;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** JLS 15.13: method references. */
class References extends Ancestor {
    int field;
    StringBuilder builder = new StringBuilder();

    Object kinds(String s, References other) {
        Function<String, Integer> parse = Integer::parseInt;
        Function<Object, String> text = String::valueOf;
        ToIntFunction<String> length = String::length;
        Supplier<Integer> bound = s::length;
        Supplier<String> call = other.builder.append(1)::toString;
        Supplier<String> own = this::toString;
        Supplier<String> base = super::name;
        Supplier<List<String>> make = ArrayList::new;
        Function<Integer, List<String>> sized = ArrayList<String>::new;
        IntFunction<int[]> array = int[]::new;
        Function<Integer, String[][]> arrays = String[][]::new;
        Function<Object[], Integer> variadic = References::count;
        BiFunction<String, String, Integer> spread = References::count;
        Supplier<Inner> inner = Inner::new;
        Consumer<String> print = System.out::println;
        Supplier<String> made = new References()::toString;
        Function<int[], Object> clone = int[]::clone;
        Supplier<References> outer = References::new;
        Supplier<Thread.State> state = Thread.currentThread()::getState;
        return parse.apply("1") + bound.get();
    }

    static int count(Object... all) {
        return all.length;
    }

    class Inner {
        Supplier<String> outer = References.this::toString;
        Supplier<String> above = References.super::name;

        String name() {
            return References.super.name() + References.super.toString() + field++;
        }
    }

    <T extends Comparable<T>> Function<T, Integer> generic(T t) {
        return t::compareTo;
    }
}

class Ancestor {
    protected String name() {
        return "a";
    }
}
