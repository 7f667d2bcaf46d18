package org.sluicempi.corpus.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.source.Span;

/**
 * A text as words and signs, comments included, white space left out.
 *
 * @param words in order
 */
record Tokens(List<String> words) {
    private static final Pattern WORD =
            Pattern.compile("\\p{javaJavaIdentifierPart}+|\\S", Pattern.UNICODE_CHARACTER_CLASS);

    /** All words of {@code text} that do not begin inside one of {@code without}. */
    static Tokens of(String text, List<Span> without) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(text);
        while (matcher.find()) {
            int at = matcher.start();
            if (without.stream().noneMatch(s -> s.start() <= at && at < s.end())) {
                words.add(matcher.group());
            }
        }
        return new Tokens(words);
    }

    /** The first of these words that is missing if they should occur in {@code other} in this order. */
    Optional<String> missingIn(Tokens other) {
        int next = 0;
        for (String word : other.words) {
            if (next < words.size() && words.get(next).equals(word)) {
                next++;
            }
        }
        return next == words.size()
                ? Optional.empty()
                : Optional.of(words.get(next) + " (word " + next + ", after "
                        + words.subList(Math.max(0, next - 8), next) + ")");
    }
}
