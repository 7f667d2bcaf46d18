package org.sluicempi.analyzer.scan;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What little can be told of a text in Kotlin, Groovy, Scala or Clojure. */
record ForeignText(String text) {
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)");
    private static final Pattern DECLARATION =
            Pattern.compile("\\b(?:class|interface|object|trait|enum|record|typealias)\\s+(\\w+)");

    /** Methods that an operator or a loop calls, or a pair of parentheses. */
    private static final List<String> OPERATORS =
            List.of(("and apply asType bitwiseNegate call close compareTo contains dec delegate"
                            + " div divideAssign divAssign equals filter flatMap foreach get getAt getValue hasNext hashCode inc"
                            + " invoke invokeMethod isCase iterator leftShift leftShiftUnsigned map methodMissing minus minusAssign mod"
                            + " multiply negative next not or plus plusAssign positive power previous propertyMissing"
                            + " provideDelegate putAt rangeTo rangeUntil rem remainder remAssign rightShift rightShiftUnsigned run set"
                            + " setValue times timesAssign to toString unapply unapplySeq unaryMinus unaryPlus update withFilter"
                            + " xor")
                    .split(" "));

    private static final int COMPONENTS = 40;

    String packageName() {
        Matcher match = PACKAGE.matcher(text);
        return match.find() ? match.group(1) : "";
    }

    /** Simple names of types. */
    Set<String> declared() {
        Set<String> names = new TreeSet<>();
        Matcher match = DECLARATION.matcher(text);
        while (match.find()) {
            names.add(match.group(1));
        }
        return names;
    }

    /** In small letters, the words, as each may be a property, and the methods that operators call. */
    Set<String> called(Set<String> words) {
        Set<String> called = new HashSet<>();
        Stream.concat(
                        Stream.concat(words.stream(), OPERATORS.stream()),
                        IntStream.range(1, COMPONENTS).mapToObj(i -> "component" + i))
                .map(ForeignText::small)
                .forEach(called::add);
        return called;
    }

    /** What such a text may write for a method, in small letters: {@code total} for {@code getTotal}. */
    static Set<String> callsOf(String method) {
        Set<String> calls = new TreeSet<>(Set.of(small(method)));
        for (String prefix : List.of("get", "set", "is")) {
            if (method.startsWith(prefix) && method.length() > prefix.length()) {
                String property = small(method.substring(prefix.length()));
                calls.add(property);
                calls.add("is" + property);
            }
        }
        return calls;
    }

    private static String small(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
