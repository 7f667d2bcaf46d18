package org.sluicempi.analyzer.model;

import java.util.LinkedHashSet;
import java.util.Set;

/** Collects what a method may do; grows only. */
final class Summary {
    private final Set<Integer> reads = new LinkedHashSet<>();
    private final Set<Integer> writes = new LinkedHashSet<>();
    private final Set<String> fieldsRead = new LinkedHashSet<>();
    private final Set<String> fieldsWritten = new LinkedHashSet<>();
    private final Set<Root> results = new LinkedHashSet<>();
    private Effect.Kind gravest = Effect.Kind.PURE;
    private boolean mayThrow;

    void setMayThrow() {
        mayThrow = true;
    }

    /** Takes a kind that the sets do not express: COMMUNICATES, IO or UNKNOWN. */
    void atLeast(Effect.Kind kind) {
        if (kind.compareTo(gravest) > 0) {
            gravest = kind;
        }
    }

    void unknown() {
        atLeast(Effect.Kind.UNKNOWN);
    }

    void readField(String name) {
        fieldsRead.add(name);
    }

    void writeField(String name) {
        fieldsWritten.add(name);
    }

    void readThrough(Set<Root> roots) {
        roots.forEach(root -> touch(root, reads, fieldsRead));
    }

    void writeThrough(Set<Root> roots) {
        roots.forEach(root -> touch(root, writes, fieldsWritten));
    }

    /** Adds what code does that has the same target and no arguments. */
    void include(Effect effect) {
        reads.addAll(effect.reads());
        writes.addAll(effect.writes());
        fieldsRead.addAll(effect.fieldsRead());
        fieldsWritten.addAll(effect.fieldsWritten());
        atLeast(effect.kind());
        mayThrow |= effect.mayThrow();
    }

    void returns(Set<Root> roots) {
        results.addAll(roots);
    }

    /** Where a returned reference may lead. */
    Set<Root> results() {
        return results;
    }

    Effect effect() {
        Effect.Kind kind = gravest;
        if (kind == Effect.Kind.PURE && !(reads.isEmpty() && fieldsRead.isEmpty())) {
            kind = Effect.Kind.READS_ONLY;
        }
        if (kind.compareTo(Effect.Kind.MAY_WRITE) < 0 && !(writes.isEmpty() && fieldsWritten.isEmpty())) {
            kind = Effect.Kind.MAY_WRITE;
        }
        boolean known = kind.compareTo(Effect.Kind.MAY_WRITE) <= 0;
        return new Effect(kind, reads, writes, fieldsRead, fieldsWritten, mayThrow || !known);
    }

    private void touch(Root root, Set<Integer> arguments, Set<String> fields) {
        if (root instanceof Root.Argument argument) {
            arguments.add(argument.index());
        } else if (root instanceof Root.Field field) {
            fields.add(field.name());
            fields.add(field.name() + Effect.ELEMENTS);
        } else if (root instanceof Root.Anything) {
            unknown();
        }
    }
}
