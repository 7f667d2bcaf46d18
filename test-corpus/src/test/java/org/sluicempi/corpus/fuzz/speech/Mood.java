package org.sluicempi.corpus.fuzz.speech;

import java.util.List;
import org.sluicempi.corpus.fuzz.draw.Draw;

/**
 * How odd one side of a phase is: not at all, by many features, or, most often, by one alone. Each feature that makes the
 * compiler leave a site as it is hides all others there, so one at a time finds most.
 *
 * @param feature the only one; {@link #NONE} or {@link #MANY} otherwise
 */
record Mood(String feature) {
    private static final String NONE = "none";
    private static final String MANY = "many";

    /** What a side can have, some more often than others. */
    static final List<String> FEATURES = List.of(
            "early",
            "late",
            "early",
            "late",
            "before",
            "gap",
            "gap",
            "gap",
            "after",
            "twist",
            "twist",
            "zero",
            "bound",
            "width",
            "shift",
            "count",
            "peer",
            "tag",
            "comm",
            "comm",
            "cover0",
            "cover1",
            "cover2",
            "cover1",
            "peril",
            "peril",
            "peril",
            "peril",
            "status",
            "operator");

    static Mood drawn(Draw draw) {
        return new Mood(
                draw.pick("mood", List.of(NONE, draw.pick("feature", FEATURES), draw.pick("other", FEATURES), MANY)));
    }

    /** Whether this side has the feature. */
    boolean has(String wanted, Draw draw, int wins, int of) {
        return feature.equals(MANY) ? draw.chance("has" + wanted, wins, of) : feature.equals(wanted);
    }

    /** Whether the loop may be one that no compiler looks at. */
    boolean anyLoop() {
        return feature.equals(MANY) || feature.equals("operator");
    }

    /** Whether several features may meet. */
    boolean mixed() {
        return feature.equals(MANY);
    }

    /** Whether the feature is that something ends by an exception. */
    boolean perilous() {
        return feature.equals("peril");
    }
}
