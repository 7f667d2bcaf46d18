package org.sluicempi.analyzer.plan;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.Span;

/**
 * One call that sends or receives, and what becomes of it.
 *
 * @param id stable within the file: {@code line:column} of the call
 * @param call the call expression, without the semicolon
 * @param dialect id of the API dialect
 * @param variable name of the delta object that replaces it; empty where the site is left as it is
 * @param remarks at least one
 * @param curves how its messages and their loops go together, at most one for each message; empty where it is left as it is
 */
public record SitePlan(
        String id,
        Position position,
        Span call,
        String dialect,
        Optional<String> variable,
        List<Remark> remarks,
        List<Curve> curves) {
    public SitePlan {
        remarks = List.copyOf(remarks);
        curves = List.copyOf(curves);
    }

    /** Without curves. */
    public SitePlan(
            String id, Position position, Span call, String dialect, Optional<String> variable, List<Remark> remarks) {
        this(id, position, call, dialect, variable, remarks, List.of());
    }
}
