package org.sluicempi.analyzer.site;

import java.util.Optional;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtStatement;

/**
 * One blocking call in the source that sends or receives a message. Its elements have valid positions.
 *
 * @param call its {@link Dialect.Call#kind()} is SEND or RECV
 * @param invocation written as {@code communicator.name(arguments)}
 * @param communicator the expression that the call is made on; an implicit {@code this} does not occur
 * @param offset where the API has one: first element of {@code buffer} that belongs to the message
 * @param count in units of {@code datatype}
 * @param peer destination or source
 * @param statement the whole statement, where the call is one of: an expression statement, the only initialiser of a
 *     local variable, the right-hand side of an assignment that is a statement
 * @param position of the call expression's first character
 */
public record Site(
        Dialect dialect,
        Dialect.Call call,
        CtInvocation<?> invocation,
        CtExpression<?> communicator,
        CtExpression<?> buffer,
        Optional<CtExpression<?>> offset,
        CtExpression<?> count,
        CtExpression<?> datatype,
        CtExpression<?> peer,
        CtExpression<?> tag,
        Optional<CtStatement> statement,
        Position position,
        SourceText text) {

    /** {@code line:column} of the call: stable within the file. */
    public String id() {
        return position.line() + ":" + position.column();
    }

    /** How the call is written. */
    public CallText written() {
        return CallText.of(invocation, text)
                .orElseThrow(() -> new IllegalStateException(position + ": not written as a call on an object"));
    }

    /** The call expression without a semicolon. */
    public Span span() {
        return written().whole();
    }
}
