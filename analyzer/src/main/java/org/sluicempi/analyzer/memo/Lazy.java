package org.sluicempi.analyzer.memo;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value that is computed when it is first needed; for one thread. */
public final class Lazy<T> {
    private final Supplier<T> computation;
    private @Nullable T value;

    public Lazy(Supplier<T> computation) {
        this.computation = computation;
    }

    public T get() {
        T known = value;
        if (known == null) {
            known = computation.get();
            value = known;
        }
        return known;
    }
}
