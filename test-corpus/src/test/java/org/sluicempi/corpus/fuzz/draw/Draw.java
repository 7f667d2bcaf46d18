package org.sluicempi.corpus.fuzz.draw;

import java.util.List;
import java.util.Map;

/**
 * Makes the choices of one piece of a program and of the pieces inside it. Each choice has a name of its own within its
 * piece, so taking one piece away leaves all others as they were: that is what makes shrinking easy.
 */
public final class Draw {
    private final Choices choices;
    private final String path;
    private final Map<String, Integer> made;

    /** @param made collects every choice by its path, in the order in which they are made */
    public Draw(Choices choices, Map<String, Integer> made) {
        this(choices, "program", made);
    }

    private Draw(Choices choices, String path, Map<String, Integer> made) {
        this.choices = choices;
        this.path = path;
        this.made = made;
    }

    /** For a piece inside this one. */
    public Draw in(String name) {
        return new Draw(choices, path + "/" + name, made);
    }

    /** A number from 0 inclusive to {@code n} exclusive; 0 is the plainest. */
    public int below(String name, int n) {
        String place = path + "/" + name;
        int value = choices.value(place, n);
        made.put(place, value);
        return value;
    }

    /** True in {@code wins} of {@code of} cases; false is the plainest. */
    public boolean chance(String name, int wins, int of) {
        return below(name, of) >= of - wins;
    }

    /** One of them; the first is the plainest. */
    public <T> T pick(String name, List<T> options) {
        return options.get(below(name, options.size()));
    }
}
