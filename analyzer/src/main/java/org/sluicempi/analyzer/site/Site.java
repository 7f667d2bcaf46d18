package org.sluicempi.analyzer.site;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtStatement;

/**
 * One blocking call in the source that sends or receives a message, or does both, or the half of such a call that does one of
 * them. Its elements have valid positions.
 *
 * @param call its {@link Dialect.Call#kind()} is SEND, RECV or SEND_RECV
 * @param invocation written as {@code communicator.name(arguments)}
 * @param communicator the expression that the call is made on; an implicit {@code this} does not occur
 * @param arguments those of this message, in order; of a call that does both all, and what follows is of the message sent
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
        List<CtExpression<?>> arguments,
        CtExpression<?> buffer,
        Optional<CtExpression<?>> offset,
        CtExpression<?> count,
        CtExpression<?> datatype,
        CtExpression<?> peer,
        CtExpression<?> tag,
        Optional<CtStatement> statement,
        Position position,
        SourceText text) {
    public Site {
        arguments = List.copyOf(arguments);
    }

    /** @param arguments from the call's first one for this message on; further ones are not looked at */
    static Site of(
            Dialect dialect,
            Dialect.Call call,
            CtInvocation<?> invocation,
            List<CtExpression<?>> arguments,
            Optional<CtStatement> statement,
            Position position,
            SourceText text) {
        Map<Dialect.Argument, CtExpression<?>> meant = new EnumMap<>(Dialect.Argument.class);
        for (int i = 0; i < call.arguments().size(); i++) {
            meant.putIfAbsent(call.arguments().get(i), arguments.get(i));
        }
        return new Site(
                dialect,
                call,
                invocation,
                invocation.getTarget(),
                arguments.subList(0, call.arguments().size()),
                given(meant, Dialect.Argument.BUFFER),
                Optional.ofNullable(meant.get(Dialect.Argument.OFFSET)),
                given(meant, Dialect.Argument.COUNT),
                given(meant, Dialect.Argument.DATATYPE),
                given(meant, Dialect.Argument.PEER),
                given(meant, Dialect.Argument.TAG),
                statement,
                position,
                text);
    }

    private static CtExpression<?> given(Map<Dialect.Argument, CtExpression<?>> arguments, Dialect.Argument which) {
        CtExpression<?> argument = arguments.get(which);
        if (argument == null) {
            throw new IllegalStateException("dialect's envelope lacks " + which);
        }
        return argument;
    }

    /**
     * The half of a call that sends one message and receives another which does one of them.
     *
     * @param kind SEND or RECV
     */
    public Site half(CallKind kind) {
        List<CtExpression<?>> all = invocation.getArguments();
        int from = kind == CallKind.SEND ? 0 : all.size() / 2;
        List<CtExpression<?>> own = all.subList(from, all.size());
        return of(dialect, dialect.half(call, kind), invocation, own, statement, position, text);
    }

    /** How many messages the call sends and receives. */
    public int messages() {
        return call.kind() == CallKind.SEND_RECV ? 2 : 1;
    }

    /** Whether this is one half of a call. */
    public boolean isHalf() {
        return arguments.size() < invocation.getArguments().size();
    }

    /** The arguments of the call that are evaluated behind those of this message. */
    public List<CtExpression<?>> following() {
        List<CtExpression<?>> all = invocation.getArguments();
        boolean last = arguments.isEmpty() || arguments.get(0) != all.get(0);
        return last ? List.of() : all.subList(arguments.size(), all.size());
    }

    /** The text of the arguments of this message, the first of its call: up to the comma or the parenthesis behind them. */
    public Span message() {
        int start = written().arguments().start();
        if (!isHalf()) {
            return new Span(
                    start, text.tokens().upTo(span().end()).orElseThrow().start());
        }
        return new Span(start, text.tokens().upTo(comma().start()).orElseThrow().end());
    }

    /** The comma behind the arguments of this message, which are not the last of the call. */
    public Token comma() {
        Tokens tokens = text.tokens();
        int end = Spans.of(arguments.get(arguments.size() - 1), text).end();
        return tokens.in(new Span(end, Spans.of(following().get(0), text).end())).stream()
                .filter(token -> tokens.is(token, ","))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(position + ": no comma between two arguments"));
    }

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
