package org.sluicempi.runtime.predict;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** Something for each call site that was met. */
final class PerSite<T> {
    private final Supplier<T> maker;
    private final List<T> all = new ArrayList<>();

    PerSite(Supplier<T> maker) {
        this.maker = maker;
    }

    /** @param site from 0; made with those before it when first asked for */
    T at(int site) {
        while (all.size() <= site) {
            all.add(maker.get());
        }
        return all.get(site);
    }

    int size() {
        return all.size();
    }

    int sum(ToIntFunction<T> figure) {
        return all.stream().mapToInt(figure).sum();
    }

    int max(ToIntFunction<T> figure) {
        return all.stream().mapToInt(figure).max().orElse(0);
    }
}
