package org.sluicempi.corpus.fuzz.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Makes the choices of a failing program plainer as long as it fails: whole pieces first, then what is left of them. */
public final class Shrinking {
    private final Function<Choices, Map<String, Integer>> made;
    private final Predicate<Choices> fails;
    private int attempts;

    /**
     * @param made the choices that are made for a program
     * @param attempts how often {@code fails} may be asked
     */
    public Shrinking(Function<Choices, Map<String, Integer>> made, Predicate<Choices> fails, int attempts) {
        this.made = made;
        this.fails = fails;
        this.attempts = attempts;
    }

    public Choices shrink(Choices failing) {
        Choices smallest = failing;
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (Choices candidate : plainer(smallest)) {
                if (attempts-- <= 0) {
                    return smallest;
                }
                if (fails.test(candidate)) {
                    smallest = candidate;
                    smaller = true;
                }
                if (smaller) {
                    break;
                }
            }
        }
        return smallest;
    }

    /** The choices with one piece plain that is not plain already, larger pieces first. */
    private List<Choices> plainer(Choices choices) {
        TreeSet<String> paths =
                new TreeSet<>(Comparator.comparingInt(Shrinking::depth).thenComparing(Comparator.naturalOrder()));
        made.apply(choices).forEach((path, value) -> {
            if (value != 0) {
                for (int end = path.length(); end > 0; end = path.lastIndexOf('/', end - 1)) {
                    paths.add(path.substring(0, end));
                }
            }
        });
        List<Choices> plainer = new ArrayList<>();
        for (String path : paths) {
            if (!Integer.valueOf(0).equals(choices.settled().get(path))) {
                plainer.add(choices.with(path, 0));
            }
        }
        return plainer;
    }

    private static int depth(String path) {
        return (int) IntStream.range(0, path.length())
                .filter(k -> path.charAt(k) == '/')
                .count();
    }
}
