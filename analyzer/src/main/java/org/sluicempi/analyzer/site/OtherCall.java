package org.sluicempi.analyzer.site;

import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.CtInvocation;

/**
 * A call that moves data and that no planner looks at: a combined send and receive, a collective, a nonblocking call, a
 * delta call.
 *
 * @param span the call expression without a semicolon
 */
public record OtherCall(Dialect dialect, Dialect.Call call, CtInvocation<?> invocation, Position position, Span span) {}
