package org.sluicempi.runtime.embedded.api;

import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text form of a {@link LinkModel}. */
public final class LinkParser {
    private static final Pattern QUANTITY = Pattern.compile("([0-9]+(?:\\.[0-9]+)?)\\s*([a-zA-Z/]*)");
    /** Bits per second of each bandwidth unit. */
    private static final Map<String, Double> BANDWIDTH = Map.of(
            "kbit", 1e3, "mbit", 1e6, "gbit", 1e9, "tbit", 1e12, "b/s", 8.0, "kb/s", 8e3, "mb/s", 8e6, "gb/s", 8e9);

    private static final Map<String, Double> TIME = Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", 1e9);
    private static final Map<String, Double> SIZE =
            Map.of("", 1.0, "b", 1.0, "k", 1024.0, "kib", 1024.0, "m", 1048576.0, "mib", 1048576.0);

    private final String text;

    public LinkParser(String text) {
        this.text = text;
    }

    LinkModel parse() {
        String[] parts = text.split(",", -1);
        if (parts.length < 2) {
            throw bad(text, "a bandwidth and a latency, as in 1gbit,50us");
        }
        double bits = quantity(parts[0], BANDWIDTH, "a bandwidth such as 1gbit or 120MB/s");
        if (bits <= 0) {
            throw bad(parts[0], "a bandwidth above zero");
        }
        long latency = time(parts[1]);
        long overhead = 0;
        long gap = 0;
        OptionalLong eager = OptionalLong.empty();
        for (int k = 2; k < parts.length; k++) {
            String part = parts[k].strip();
            if (part.startsWith("eager=")) {
                eager = OptionalLong.of((long) quantity(part.substring(6), SIZE, "a size such as 64k"));
            } else if (part.startsWith("o=")) {
                overhead = time(part.substring(2));
            } else if (part.startsWith("g=")) {
                gap = time(part.substring(2));
            } else {
                throw bad(part, "eager=SIZE, o=TIME or g=TIME");
            }
        }
        return new LinkModel(latency, 8e9 / bits, overhead, gap, eager);
    }

    /** Reads a time on its own, in nanoseconds; {@code what} names it in the error. */
    public static long time(String text, String what) {
        return Math.round(quantity(text, TIME, what + " " + text, "a time such as 50us"));
    }

    /** Reads a size on its own, in bytes. */
    public static long size(String text, String what) {
        return (long) quantity(text, SIZE, what + " " + text, "a size such as 64k");
    }

    private long time(String part) {
        return Math.round(quantity(part, TIME, "a time such as 50us"));
    }

    private double quantity(String part, Map<String, Double> units, String wanted) {
        String where = part.equals(text) ? "'" + part + "'" : "'" + part + "' in '" + text + "'";
        return quantity(part, units, "link: cannot read " + where, wanted);
    }

    private static double quantity(String part, Map<String, Double> units, String problem, String wanted) {
        Matcher matcher = QUANTITY.matcher(part.strip());
        Double unit = matcher.matches() ? units.get(matcher.group(2).toLowerCase(Locale.ROOT)) : null;
        if (unit == null) {
            throw new IllegalArgumentException(problem + ": expected " + wanted);
        }
        return Double.parseDouble(matcher.group(1)) * unit;
    }

    private IllegalArgumentException bad(String part, String wanted) {
        String where = part.equals(text) ? "" : " in '" + text + "'";
        return new IllegalArgumentException("link: cannot read '" + part + "'" + where + ": expected " + wanted);
    }
}
