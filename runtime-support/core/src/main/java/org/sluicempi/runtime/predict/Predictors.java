package org.sluicempi.runtime.predict;

import java.util.List;
import java.util.function.Supplier;

/** The predictors there are; a new one is a class and a line here. */
public final class Predictors {
    private static final List<Named> CYCLES = List.of(
            new Named("tagging", Tagging::new),
            new Named("single-cycle", () -> new SingleCycle(true)),
            new Named("tag-cycle", () -> new TagCycle(true)),
            new Named("tag-bettercycle", () -> new TagBetterCycle(true)));

    private static final List<Named> WITHOUT_BEGINNING = List.of(
            new Named("single-cycle", () -> new SingleCycle(false)),
            new Named("tag-cycle", () -> new TagCycle(false)),
            new Named("tag-bettercycle", () -> new TagBetterCycle(false)));

    private Predictors() {}

    /** A predictor's name as the paper spells it, in lower case, and where new ones come from. */
    public record Named(String name, Supplier<Predictor> maker) {}

    /** Those that name one receive, in the order of the paper's Table I. */
    public static List<Named> exact() {
        return CYCLES;
    }

    /** Those of {@link #exact} that look for a first cycle, as they were before they did (section 6.6). */
    public static List<Named> withoutBeginning() {
        return WITHOUT_BEGINNING;
    }

    /** LRU, FIFO and LFU with a window of {@code size} receives, from 1 (section 5.2). */
    public static List<Named> windows(int size) {
        return List.of(
                window(WindowOfReceives.Replacement.LRU, size),
                window(WindowOfReceives.Replacement.FIFO, size),
                window(WindowOfReceives.Replacement.LFU, size));
    }

    private static Named window(WindowOfReceives.Replacement replacement, int size) {
        return new Named(replacement.name(), () -> new WindowOfReceives(replacement, size));
    }
}
