package org.sluicempi.corpus.fuzz.speech;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values for the placeholders of one use of a snippet; each is made when it is first needed. */
final class Fill {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\$([A-Z])");

    private final Map<String, Supplier<String>> makers = new HashMap<>();
    private final Map<String, String> values = new HashMap<>();

    Fill(Sketch sketch) {
        put('M', sketch::name);
        put('N', sketch::fresh);
    }

    Fill put(char placeholder, Supplier<String> value) {
        makers.put(String.valueOf(placeholder), value);
        return this;
    }

    Fill put(char placeholder, String value) {
        return put(placeholder, () -> value);
    }

    Fill put(char placeholder, int value) {
        return put(placeholder, Integer.toString(value));
    }

    String text(String template) {
        return PLACEHOLDER.matcher(template).replaceAll(match -> Matcher.quoteReplacement(value(match.group(1))));
    }

    private String value(String placeholder) {
        String value = values.get(placeholder);
        if (value == null) {
            Supplier<String> maker = makers.get(placeholder);
            if (maker == null) {
                throw new IllegalStateException("nothing for $" + placeholder);
            }
            value = maker.get();
            values.put(placeholder, value);
        }
        return value;
    }
}
