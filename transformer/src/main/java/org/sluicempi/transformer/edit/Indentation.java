package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.source.Span;

/** The indentation that statements will have once everything asked for is written. */
final class Indentation {
    /**
     * Lines that move one unit to the right: those that begin inside the statement.
     *
     * @param stmt whose lines they are
     * @param withFirstLine also the line on which it starts
     */
    record Region(Stmt stmt, boolean withFirstLine, String unit, String site) {
        Span span() {
            return stmt.span();
        }

        /** Whether an offset in a statement moves with it; that statement may start where this one does. */
        boolean moves(int offset, Stmt inside) {
            return offset < stmt.end()
                    && (stmt.start() < offset || stmt.start() == offset && stmt.depth() < inside.depth());
        }
    }

    private final SourceLines text;
    private final IndentUnits units;
    private final Map<Stmt, Around> around;
    private final List<Region> regions = new ArrayList<>();

    Indentation(SourceLines text, StatementTree statements, Map<Stmt, Around> around) {
        this.text = text;
        this.units = new IndentUnits(text, statements);
        this.around = around;
        for (Stmt stmt : Stmt.inOrder(around.keySet())) {
            Around place = around.getOrDefault(stmt, new Around());
            if (place.outer != null) {
                regions.add(new Region(stmt, true, unit(stmt), place.outer.site()));
            }
            if (!place.leaving.isEmpty()) {
                regions.add(
                        new Region(stmt, true, unit(stmt), place.leaving.get(0).site()));
            }
            if (place.bracedFor != null && !text.firstOnLine(stmt.start())) {
                regions.add(new Region(stmt, false, unit(stmt), place.bracedFor));
            }
        }
    }

    List<Region> regions() {
        return regions;
    }

    String unit(Stmt stmt) {
        return units.at(stmt);
    }

    /** Of lines added in front of or behind the statement. */
    String ofAdded(Stmt stmt) {
        return own(stmt) + shift(stmt.start(), stmt);
    }

    /** Of a brace that closes around the statement, or of the closing brace of a block. */
    String ofOwner(Stmt stmt) {
        return owner(stmt) + shift(stmt.start(), stmt);
    }

    /** Of lines added inside the braces of a block. */
    String inside(Stmt block) {
        int first = text.contentStart(text.behindOpening(block));
        boolean comment = text.tailEnd(text.behindOpening(block)) >= 0 && text.sameLine(first, block.start());
        int content = comment ? text.contentStart(text.tailEnd(text.behindOpening(block))) : first;
        boolean known = content < text.closing(block) && text.firstOnLine(content);
        return (known ? text.indent(content) : owner(block) + unit(block)) + shift(text.behindOpening(block), block);
    }

    /** The block whose opening brace stands on the line on which the statement starts. */
    @Nullable
    Stmt blockOnSameLine(Stmt stmt) {
        Stmt parent = stmt.parent();
        boolean same = stmt.role() == Stmt.Role.LISTED
                && parent != null
                && parent.block()
                && text.sameLine(parent.start(), stmt.start());
        return same ? parent : null;
    }

    private String own(Stmt stmt) {
        if (text.firstOnLine(stmt.start())) {
            return text.indent(stmt.start());
        }
        Around place = around.get(stmt);
        if (place != null && place.bracedFor != null) {
            return owner(stmt) + unit(stmt);
        }
        if (stmt.role() == Stmt.Role.LISTED
                && stmt.parent() != null
                && !stmt.parent().block()) {
            return text.indent(stmt.start()) + unit(stmt);
        }
        Stmt block = blockOnSameLine(stmt);
        return block == null ? text.indent(stmt.start()) : owner(block) + unit(stmt);
    }

    private String owner(Stmt stmt) {
        Stmt parent = stmt.parent();
        return stmt.role() == Stmt.Role.BODY && parent != null ? own(parent) : text.indent(stmt.start());
    }

    private String shift(int offset, Stmt inside) {
        StringBuilder added = new StringBuilder();
        for (Region region : regions) {
            if (region.moves(offset, inside)) {
                added.append(region.unit());
            }
        }
        return added.toString();
    }
}
