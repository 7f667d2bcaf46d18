package org.sluicempi.exchange;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a plan follows from. Equal settings are equal plans.
 *
 * @param first the first epoch; epochs do not depend on each other
 * @param count number of exchanges from there on
 * @param limit message length in bytes near which many lengths lie: the engine's eager limit
 */
public record Settings(long seed, int ranks, int first, int count, int limit, Set<Feature> features) {
    /** Exchanges of an epoch: what runs between the making and the freeing of communicators. */
    static final int EPOCH = 200;

    public Settings {
        if (ranks < 1 || first < 0 || count < 0 || limit < 0) {
            throw new IllegalArgumentException(ranks + " ranks, " + count + " exchanges from epoch " + first);
        }
        Set<Feature> own = EnumSet.noneOf(Feature.class);
        own.addAll(features);
        features = Collections.unmodifiableSet(own);
    }

    public static Settings of(long seed, int ranks, int count) {
        return new Settings(seed, ranks, 0, count, 64 * 1024, EnumSet.allOf(Feature.class));
    }

    boolean has(Feature feature) {
        return features.contains(feature);
    }

    int epochs() {
        return (count + EPOCH - 1) / EPOCH;
    }

    public Settings withRanks(int number) {
        return new Settings(seed, number, first, count, limit, features);
    }

    public Settings withEpochs(int from, int exchanges) {
        return new Settings(seed, ranks, from, exchanges, limit, features);
    }

    public Settings withLimit(int bytes) {
        return new Settings(seed, ranks, first, count, bytes, features);
    }

    Settings with(Set<Feature> some) {
        return new Settings(seed, ranks, first, count, limit, some);
    }

    public Settings without(Feature... some) {
        Set<Feature> left = EnumSet.noneOf(Feature.class);
        left.addAll(features);
        left.removeAll(Arrays.asList(some));
        return with(left);
    }

    /** Reads what {@link #toString} writes; what is missing has the value of {@link #of}. */
    public static Settings parse(String text) {
        Map<String, String> values = values(text);
        Settings settings = new Settings(
                Long.parseLong(values.getOrDefault("seed", "1")),
                Integer.parseInt(values.getOrDefault("ranks", "2")),
                Integer.parseInt(values.getOrDefault("first", "0")),
                Integer.parseInt(values.getOrDefault("count", "1000")),
                Integer.parseInt(values.getOrDefault("limit", "65536")),
                EnumSet.allOf(Feature.class));
        String without = values.getOrDefault("without", "");
        return without.isEmpty()
                ? settings
                : settings.without(Arrays.stream(without.split("\\+"))
                        .map(Feature::valueOf)
                        .toArray(Feature[]::new));
    }

    public static Map<String, String> values(String text) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String part : text.strip().split("[\\s,]+")) {
            int equals = part.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("not name=value: " + part);
            }
            values.put(part.substring(0, equals), part.substring(equals + 1));
        }
        return values;
    }

    @Override
    public String toString() {
        Set<Feature> missing = EnumSet.allOf(Feature.class);
        missing.removeAll(features);
        String without = missing.stream().map(Feature::name).collect(Collectors.joining("+"));
        return "seed=" + seed + ",ranks=" + ranks + ",first=" + first + ",count=" + count + ",limit=" + limit
                + (without.isEmpty() ? "" : ",without=" + without);
    }
}
