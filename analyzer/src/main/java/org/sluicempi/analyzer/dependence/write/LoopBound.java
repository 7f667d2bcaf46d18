package org.sluicempi.analyzer.dependence.write;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Bounds of a loop as text. */
final class LoopBound {
    private static final Pattern NAME_LESS_ONE = Pattern.compile("([\\w.]+)\\s*-\\s*1");
    private static final Pattern BINDS_TIGHTER = Pattern.compile("[\\w.\\s+\\-*/%()\\[\\]]+");

    private static final Pattern SMALL_NUMBER = Pattern.compile("0|[1-9]\\d{0,8}");

    private LoopBound() {}

    /** The number behind a bound. */
    static String next(String bound) {
        Matcher lessOne = NAME_LESS_ONE.matcher(bound);
        if (lessOne.matches()) {
            return lessOne.group(1);
        }
        if (SMALL_NUMBER.matcher(bound).matches()) {
            return Integer.toString(Integer.parseInt(bound) + 1);
        }
        return (BINDS_TIGHTER.matcher(bound).matches() ? bound : "(" + bound + ")") + " + 1";
    }
}
