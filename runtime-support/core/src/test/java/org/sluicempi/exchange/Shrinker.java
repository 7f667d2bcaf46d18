package org.sluicempi.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Looks for smaller settings that fail too: fewer exchanges, ranks and features. */
public final class Shrinker {
    private final Function<Settings, String> run;
    private final int tries;
    private final long deadline;
    private String failure;

    /**
     * @param run returns what is wrong, empty if nothing is
     * @param tries runs of smaller settings before they count as passing: failures may depend on timing
     * @param seconds after which the smallest so far will do
     */
    public Shrinker(Function<Settings, String> run, int tries, int seconds) {
        this.run = run;
        this.tries = tries;
        this.deadline = System.nanoTime() + seconds * 1_000_000_000L;
    }

    /** The smallest failing settings found, the given ones at worst. */
    public Settings smallest(Settings failing) {
        Settings least = failing;
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (Settings candidate : candidates(least)) {
                if (fails(candidate)) {
                    least = candidate;
                    smaller = true;
                    break;
                }
            }
        }
        return least;
    }

    /** What {@code run} said of the settings that {@link #smallest} has returned; null if it has found no smaller ones. */
    public String failure() {
        return failure;
    }

    private boolean fails(Settings candidate) {
        for (int k = 0; k < tries && System.nanoTime() < deadline; k++) {
            String what = run.apply(candidate);
            if (!what.isEmpty()) {
                failure = what;
                return true;
            }
        }
        return false;
    }

    private static List<Settings> candidates(Settings from) {
        List<Settings> smaller = new ArrayList<>();
        if (from.epochs() > 1) {
            // each epoch alone: they do not depend on each other
            for (int epoch = 0; epoch < from.epochs(); epoch++) {
                int left = from.count() - epoch * Settings.EPOCH;
                smaller.add(from.withEpochs(from.first() + epoch, Math.min(Settings.EPOCH, left)));
            }
        }
        for (int divisor = 8; divisor > 1; divisor /= 2) {
            if (from.count() >= divisor) {
                smaller.add(from.withEpochs(from.first(), from.count() / divisor));
            }
        }
        for (int ranks = 1; ranks < from.ranks(); ranks++) {
            smaller.add(from.withRanks(ranks));
        }
        for (Feature feature : from.features()) {
            smaller.add(from.without(feature));
        }
        if (from.count() > 1) {
            smaller.add(from.withEpochs(from.first(), from.count() - 1));
        }
        return smaller;
    }
}
