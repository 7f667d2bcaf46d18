package org.sluicempi.corpus.program;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the comments of a program say about running it. */
record Directives(List<Integer> ranks, Set<Eager> eager, boolean runs, boolean cuts, int exitCode) {
    private static final Pattern LINE = Pattern.compile("(?m)^// (ranks|eager|run|cut|exit): *(.*?)\\s*$");

    static Directives of(String text) {
        List<Integer> ranks = value(text, "ranks")
                .map(list ->
                        Arrays.stream(list.split(",")).map(Integer::valueOf).toList())
                .orElse(List.of(2, 3, 4));
        Set<Eager> eager = EnumSet.allOf(Eager.class);
        value(text, "eager").ifPresent(list -> {
            eager.clear();
            Arrays.stream(list.split(",")).map(Eager::of).forEach(eager::add);
        });
        int exitCode = value(text, "exit").map(Integer::valueOf).orElse(0);
        return new Directives(ranks, eager, !isNo(text, "run"), !isNo(text, "cut"), exitCode);
    }

    private static boolean isNo(String text, String key) {
        return value(text, key).equals(Optional.of("no"));
    }

    private static Optional<String> value(String text, String key) {
        Matcher matcher = LINE.matcher(text);
        while (matcher.find()) {
            if (matcher.group(1).equals(key)) {
                return Optional.of(matcher.group(2));
            }
        }
        return Optional.empty();
    }
}
