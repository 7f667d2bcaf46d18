package org.sluicempi.analyzer.effect;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects what a piece of code may do; grows only. */
final class SummaryBuilder {
    private final Set<Root> reads = new LinkedHashSet<>();
    private final Set<Root> writes = new LinkedHashSet<>();
    private final Set<Root> elements = new LinkedHashSet<>();
    private final Set<FieldUse> fieldsRead = new LinkedHashSet<>();
    private final Set<FieldUse> fieldsWritten = new LinkedHashSet<>();
    private final Set<Store> stores = new LinkedHashSet<>();
    private final Set<Root> results = new LinkedHashSet<>();
    private final Set<String> initialised = new LinkedHashSet<>();
    private Effect.Kind gravest = Effect.Kind.PURE;
    private boolean deep;
    private boolean mayThrow;
    private boolean endless;
    private @Nullable String resultClass;

    /** Takes a kind that the sets do not express. */
    SummaryBuilder atLeast(Effect.Kind kind) {
        if (kind.compareTo(gravest) > 0) {
            gravest = kind;
        }
        return this;
    }

    SummaryBuilder unknown() {
        return atLeast(Effect.Kind.UNKNOWN);
    }

    SummaryBuilder throwing() {
        mayThrow = true;
        return this;
    }

    SummaryBuilder looping() {
        endless = true;
        return this;
    }

    /** Lets what is read and written stand for all that the objects hold as well. */
    SummaryBuilder deep() {
        deep = true;
        return this;
    }

    SummaryBuilder read(Root root) {
        elements.add(root);
        return readFieldsOf(root);
    }

    SummaryBuilder write(Root root) {
        elements.add(root);
        return writeFieldsOf(root);
    }

    /** Reads fields of objects, but no elements of arrays. */
    SummaryBuilder readFieldsOf(Root root) {
        touch(root, reads, fieldsRead);
        return this;
    }

    /** Writes fields of objects, but no elements of arrays. */
    SummaryBuilder writeFieldsOf(Root root) {
        touch(root, writes, fieldsWritten);
        return this;
    }

    SummaryBuilder readField(FieldUse use) {
        fieldsRead.add(use);
        return this;
    }

    SummaryBuilder writeField(FieldUse use) {
        fieldsWritten.add(use);
        return this;
    }

    SummaryBuilder store(Root value, Root into) {
        if (!(value instanceof Root.Fresh)) {
            stores.add(new Store(value, into));
        }
        return this;
    }

    SummaryBuilder result(Root root) {
        results.add(root);
        return this;
    }

    SummaryBuilder resultClass(String name) {
        resultClass = name;
        return this;
    }

    SummaryBuilder initialises(String type) {
        initialised.add(type);
        return this;
    }

    /** Adds what happens if this code is executed instead, or as well, with the same arguments. */
    SummaryBuilder include(Summary other) {
        reads.addAll(other.reads());
        writes.addAll(other.writes());
        elements.addAll(other.elements());
        fieldsRead.addAll(other.fieldsRead());
        fieldsWritten.addAll(other.fieldsWritten());
        stores.addAll(other.stores());
        results.addAll(other.results());
        initialised.addAll(other.initialised());
        deep |= other.deep();
        mayThrow |= other.mayThrow();
        endless |= other.endless();
        return atLeast(other.gravest());
    }

    Summary build() {
        return new Summary(
                gravest,
                reads,
                writes,
                elements,
                deep,
                fieldsRead,
                fieldsWritten,
                stores,
                results,
                initialised,
                mayThrow,
                endless,
                Optional.ofNullable(resultClass));
    }

    private void touch(Root root, Set<Root> arguments, Set<FieldUse> fields) {
        if (root instanceof Root.Argument) {
            arguments.add(root);
        } else if (root instanceof Root.Field field) {
            fields.add(FieldUse.ofName(field.name()));
            fields.add(FieldUse.ofName(field.name() + Effect.ELEMENTS));
        } else if (root instanceof Root.Anything) {
            unknown();
        }
    }
}
