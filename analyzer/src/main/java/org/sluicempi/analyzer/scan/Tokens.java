package org.sluicempi.analyzer.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words of source text and where they stand.
 *
 * @param words every word, those of comments and strings included
 * @param extended simple names behind {@code extends}, {@code implements} and of anonymous classes' types
 * @param assigned names in front of a {@code =}
 * @param members {@code Name.member} for each two words with a dot or {@code ::} between them, and {@code Name.*}
 */
record Tokens(Set<String> words, Set<String> extended, Set<String> assigned, Set<String> members) {
    private static final Pattern ESCAPE = Pattern.compile("\\\\u+([0-9a-fA-F]{4})");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_$\\x80-\\xff]+");
    private static final Pattern TOKEN = Pattern.compile(
            "//[^\\n\\r]*|/\\*(?s:.*?)\\*/|\"\"\"(?s:(?:\\\\.|[^\\\\])*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\\n\\r])*+\"?"
                    + "|'(?:\\\\.|[^'\\\\\\n\\r])*+'?|[\\p{L}\\p{N}_$\\x80-\\xff]+|==|::|[^\\s]");

    /** Adds the words of a text. */
    void add(String text) {
        String plain = ESCAPE.matcher(text)
                .replaceAll(m -> Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(m.group(1), 16))));
        WORD.matcher(plain).results().forEach(m -> words.add(m.group()));
        WORD.matcher(text).results().forEach(m -> words.add(m.group()));
        List<String> tokens = new ArrayList<>();
        TOKEN.matcher(plain)
                .results()
                .map(m -> m.group())
                .filter(Tokens::isCode)
                .forEach(tokens::add);
        for (int i = 0; i < tokens.size(); i++) {
            switch (tokens.get(i)) {
                case "extends", "implements" -> names(tokens, i + 1);
                case "new" -> anonymous(tokens, i + 1);
                case "=" -> {
                    if (i > 0) {
                        assigned.add(tokens.get(i - 1));
                    }
                }
                case ".", "::" -> {
                    if (i > 0 && i + 1 < tokens.size()) {
                        members.add(tokens.get(i - 1) + "." + tokens.get(i + 1));
                    }
                }
                default -> {}
            }
        }
    }

    private static boolean isCode(String token) {
        return !token.startsWith("//") && !token.startsWith("/*");
    }

    private void names(List<String> tokens, int from) {
        for (int i = from; i < tokens.size() && !"{;()=".contains(tokens.get(i)); i++) {
            extended.add(tokens.get(i));
        }
    }

    /** {@code new a.b.Name<...>(...) {}} derives from all names before the arguments, to be on the safe side. */
    private void anonymous(List<String> tokens, int from) {
        int open = from;
        while (open < tokens.size() && !"([{;".contains(tokens.get(open))) {
            open++;
        }
        if (open == tokens.size() || !tokens.get(open).equals("(")) {
            return;
        }
        int depth = 0;
        int at = open;
        do {
            depth += tokens.get(at).equals("(") ? 1 : tokens.get(at).equals(")") ? -1 : 0;
            at++;
        } while (at < tokens.size() && depth > 0);
        if (at < tokens.size() && tokens.get(at).equals("{")) {
            extended.addAll(tokens.subList(from, open));
        }
    }
}
