package org.sluicempi.analyzer.effect;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a piece of code does, as its caller sees it. Roots speak of its parameters.
 *
 * @param gravest COMMUNICATES, IO or UNKNOWN, or PURE where the sets say everything
 * @param reads what it may read elements or fields of
 * @param writes what it may write elements or fields of
 * @param elements those of them of which it may touch elements of arrays, and not only fields
 * @param deep whether it may also reach what these objects hold
 * @param stores what becomes known to whom
 * @param results where the value that it returns may lead
 * @param initialised source classes, by qualified name, that are initialised if they are not yet
 * @param endless whether it has a loop, which might run for ever
 * @param resultClass the exact class of what it returns, where that is known
 */
public record Summary(
        Effect.Kind gravest,
        Set<Root> reads,
        Set<Root> writes,
        Set<Root> elements,
        boolean deep,
        Set<FieldUse> fieldsRead,
        Set<FieldUse> fieldsWritten,
        Set<Store> stores,
        Set<Root> results,
        Set<String> initialised,
        boolean mayThrow,
        boolean endless,
        Optional<String> resultClass) {
    static final Summary UNKNOWN = new SummaryBuilder()
            .atLeast(Effect.Kind.UNKNOWN)
            .result(Root.ANYTHING)
            .build();

    public Summary {
        reads = Set.copyOf(reads);
        writes = Set.copyOf(writes);
        elements = Set.copyOf(elements);
        fieldsRead = Set.copyOf(fieldsRead);
        fieldsWritten = Set.copyOf(fieldsWritten);
        stores = Set.copyOf(stores);
        results = Set.copyOf(results);
        initialised = Set.copyOf(initialised);
    }

    boolean isUnknown() {
        return gravest == Effect.Kind.UNKNOWN;
    }

    /** The effect of a call that does this. Classes that it initialises are not looked at. */
    Effect effect() {
        Set<Integer> retained = new LinkedHashSet<>();
        for (Store store : stores) {
            if (store.value() instanceof Root.Argument argument && !store.into().equals(store.value())) {
                retained.add(argument.index());
            }
        }
        Set<String> read = names(fieldsRead);
        Set<String> written = names(fieldsWritten);
        Effect.Kind kind = gravest;
        boolean readsSomething = !(reads.isEmpty() && read.isEmpty());
        boolean writesSomething = !(writes.isEmpty() && written.isEmpty());
        if (kind.compareTo(Effect.Kind.MAY_WRITE) < 0) {
            kind = writesSomething ? Effect.Kind.MAY_WRITE : readsSomething ? Effect.Kind.READS_ONLY : Effect.Kind.PURE;
        }
        boolean known = kind.compareTo(Effect.Kind.MAY_WRITE) <= 0;
        return new Effect(
                kind, indices(reads), indices(writes), indices(elements), retained, read, written, mayThrow || !known);
    }

    private static Set<Integer> indices(Set<Root> roots) {
        Set<Integer> indices = new LinkedHashSet<>();
        for (Root root : roots) {
            if (root instanceof Root.Argument argument) {
                indices.add(argument.index());
            }
        }
        return indices;
    }

    private static Set<String> names(Set<FieldUse> uses) {
        Set<String> names = new LinkedHashSet<>();
        uses.forEach(use -> names.add(use.name()));
        return names;
    }
}
