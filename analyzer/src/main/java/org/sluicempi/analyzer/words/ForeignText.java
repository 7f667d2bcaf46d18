package org.sluicempi.analyzer.words;

import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What little can be told of a text in Kotlin, Groovy, Scala or Clojure. */
record ForeignText(String text) {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.`]+)");
    private static final Pattern DECLARATION = Pattern.compile(
            "\\b(?:class|interface|object|trait|enum|record|typealias|deftype|defrecord|definterface|defprotocol)"
                    + "\\s+`?(\\w+)|JvmName\\s*\\(\\s*\"(\\w+)|\\(ns\\s+(?:[\\w.-]+\\.)?(\\w+)|:name\\s+(?:[\\w.-]+\\.)?(\\w+)");

    String packageName() {
        Matcher match = PACKAGE.matcher(text);
        return match.find() ? match.group(1).replace("`", "") : "";
    }

    /** Simple names of types. */
    Set<String> declared() {
        Set<String> names = new TreeSet<>();
        Matcher match = DECLARATION.matcher(text);
        while (match.find()) {
            IntStream.rangeClosed(1, match.groupCount())
                    .mapToObj(match::group)
                    .filter(Objects::nonNull)
                    .forEach(names::add);
        }
        return names;
    }
}
