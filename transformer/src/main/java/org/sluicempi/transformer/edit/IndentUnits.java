package org.sluicempi.transformer.edit;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** By how much the author of a file indents. */
final class IndentUnits {
    private static final String DEFAULT = "    ";

    private final SourceLines text;
    private final StatementTree statements;
    private final String usual;

    IndentUnits(SourceLines text, StatementTree statements) {
        this.text = text;
        this.statements = statements;
        Map<String, Integer> votes = new HashMap<>();
        for (Stmt stmt : statements.all()) {
            step(stmt).ifPresent(unit -> votes.merge(unit, 1, Integer::sum));
        }
        this.usual = votes.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(Map.Entry::getKey)
                .orElse(DEFAULT);
    }

    /** One unit, as it is used inside this statement; else around it; else in most of the file. */
    String at(Stmt stmt) {
        return statements
                .inside(stmt)
                .flatMap(inner -> step(inner).stream())
                .findFirst()
                .or(() -> step(stmt))
                .orElse(usual);
    }

    /** How much deeper a statement's line is indented than the line of the statement that holds it. */
    private Optional<String> step(Stmt stmt) {
        Stmt holder = holder(stmt);
        boolean inSwitch =
                stmt.role() == Stmt.Role.LISTED && holder != null && !holder.block() && holder == stmt.parent();
        if (holder == null || inSwitch || stmt.block() || !text.firstOnLine(stmt.start())) {
            return Optional.empty();
        }
        String outer = text.indent(holder.start());
        String inner = text.indent(stmt.start());
        boolean deeper = inner.startsWith(outer) && inner.length() > outer.length();
        return deeper ? Optional.of(inner.substring(outer.length())) : Optional.empty();
    }

    /** The statement whose body this one is or stands in: the loop, not its braces; the braces of a method. */
    private static @Nullable Stmt holder(Stmt stmt) {
        Stmt holder = stmt.parent();
        while (holder != null
                && (holder.block() && holder.role() == Stmt.Role.BODY || holder.role() == Stmt.Role.LABELLED)) {
            if (holder.parent() == null) {
                break;
            }
            holder = holder.parent();
        }
        return holder;
    }
}
