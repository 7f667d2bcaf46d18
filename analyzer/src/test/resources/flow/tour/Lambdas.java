package tour;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** JLS 15.27: lambdas. */
class Lambdas {
    int field = 3;
    static int shared;
    Runnable own = () -> field++;
    static final IntBinaryOperator ADD = (a, b) -> a / b + shared;

    int captures(int n, int[] array) {
        int local = n + 1;
        Runnable r = () -> array[0] = local + field;
        r.run();
        IntUnaryOperator nested = x -> {
            IntUnaryOperator inner = y -> y + x * array[local] + this.field;
            return inner.applyAsInt(x) % 3;
        };
        return nested.applyAsInt(2);
    }

    Object values() throws Exception {
        Function<Integer, Integer> boxed = x -> x + 1;
        Function<String, Integer> length = s -> s.length();
        Supplier<Supplier<String>> twice = () -> () -> "s" + field;
        BiFunction<Integer, Long, Object> typed = (final Integer a, Long b) -> a + b;
        BiFunction<Integer, Long, Object> var = (var a, var b) -> a * b;
        Callable<Void> nothing = () -> null;
        Callable<Integer> throwing = () -> {
            throw new Exception("x");
        };
        Object cast = (Runnable & java.io.Serializable) () -> shared++;
        Predicate<Object> test = o -> o instanceof String t && t.isEmpty();
        int immediate = ((IntUnaryOperator) x -> x * x).applyAsInt(4);
        return boxed.apply(immediate) + length.apply(twice.get().get()) + (int) typed.apply(1, 2L);
    }

    Map<String, List<Integer>> stream(List<String> words) {
        List<String> sorted = new ArrayList<>(words);
        sorted.sort(Comparator.comparing((String s) -> s.length()).thenComparing(s -> s));
        sorted.forEach(word -> {
            if (word.isEmpty()) return;
            synchronized (this) {
                field += word.length();
            }
        });
        int total = IntStream.range(0, field).map(i -> i * i).filter(i -> i % 2 == 0).sum();
        return words.stream()
                .filter(w -> w.length() > total)
                .collect(Collectors.groupingBy(
                        w -> w.trim(),
                        Collectors.mapping(
                                w -> w.length() + total,
                                Collectors.toList())));
    }

    Lambdas() {
        this(() -> shared);
    }

    Lambdas(Supplier<Integer> s) {
        IntFunction<int[]> make = n -> new int[n];
        make.apply(s.get())[0] = 1;
    }
}
