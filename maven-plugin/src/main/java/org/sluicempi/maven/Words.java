package org.sluicempi.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line of arguments as words. */
final class Words {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    private Words() {}

    /** Splits at spaces; text in double quotes is one word, without the quotes. */
    static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(line);
        while (matcher.find()) {
            words.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
        }
        return words;
    }
}
