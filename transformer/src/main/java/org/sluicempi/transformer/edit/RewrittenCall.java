package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * A call that is replaced by another one on the same object with the same arguments: {@code Status s = comm.recv(a, n);} by
 * {@code DeltaRecv r = comm.deltaRecv(n <= a.length, a, n);}, {@code comm.send(a, n);} by {@code comm.deltaSendAmong(sends, a, n);}.
 *
 * @param target offset behind the variable in front of an {@code =}; empty where the value is not assigned
 * @param newTarget the new variable with its type, if it is declared; empty where the new value is not assigned either
 * @param method the name: what breaks the line around it stays, as it says in which line the call is; from the dot to the
 *     parenthesis, exclusive, where another name alone does not do
 * @param newMethod what stands there instead
 * @param arguments offset behind the parenthesis
 * @param firstArgument what is added there, with a comma; empty if nothing is
 */
record RewrittenCall(
        Optional<Integer> target,
        String newTarget,
        Span method,
        String newMethod,
        int arguments,
        String firstArgument) {

    /** Other text for a piece of the statement. */
    record Piece(Span span, String text) {}

    /**
     * @param statement the call, or the assignment of its value to a variable, with the semicolon
     * @param replacement the statement that takes its place
     * @return empty if the two have another form
     */
    static Optional<RewrittenCall> of(SourceLines text, Span statement, String replacement) {
        Tokens written = Tokens.of(replacement);
        Optional<Token> assigned = assignment(written, new Span(0, replacement.length()));
        Optional<Token> end = written.upTo(replacement.length()).filter(token -> written.is(token, ";"));
        if (end.isEmpty()) {
            return Optional.empty();
        }
        String newTarget = assigned.map(
                        token -> replacement.substring(0, token.start()).strip())
                .orElse("");
        String value = replacement
                .substring(assigned.map(Token::end).orElse(0), end.get().start())
                .strip();
        return of(text, statement, newTarget, value)
                .filter(call -> assigned.isPresent() || call.target().isEmpty());
    }

    private static Optional<RewrittenCall> of(SourceLines text, Span statement, String newTarget, String expression) {
        Tokens tokens = text.tokens();
        List<Token> old = tokens.in(statement);
        Tokens written = Tokens.of(expression);
        if (old.size() < 2 || !tokens.is(old.get(old.size() - 2), ")")) {
            return Optional.empty();
        }
        Token close = old.get(old.size() - 2);
        Optional<Token> open = tokens.opening(close).filter(token -> token.start() > statement.start());
        Optional<Token> newOpen = written.upTo(expression.length())
                .filter(token -> written.is(token, ")") && token.end() == expression.length())
                .flatMap(written::opening)
                .filter(token -> token.start() > 0);
        Optional<Token> name = open.flatMap(token -> tokens.upTo(token.start()));
        Optional<Token> dot = name.flatMap(token -> tokens.upTo(token.start())).filter(token -> tokens.is(token, "."));
        if (dot.isEmpty() || newOpen.isEmpty()) {
            return Optional.empty();
        }
        Optional<Token> assignment =
                assignment(tokens, new Span(statement.start(), dot.get().start()));
        int start = assignment.map(Token::end).orElse(statement.start());
        String object = text.substring(tokens.trimmed(new Span(start, dot.get().start())));
        int first = tokens.from(open.get().end()).orElseThrow().start();
        String arguments = text.substring(new Span(first, close.start()));
        String newArguments = expression.substring(newOpen.get().end(), expression.length() - 1);
        if (!expression.startsWith(object)
                || newOpen.get().start() < object.length()
                || !newArguments.endsWith(arguments)) {
            return Optional.empty();
        }
        String newMethod =
                expression.substring(object.length(), newOpen.get().start()).strip();
        boolean named = newMethod.matches("\\.\\s*\\w+");
        return Optional.of(new RewrittenCall(
                assignment.flatMap(token -> tokens.upTo(token.start())).map(Token::end),
                newTarget,
                named
                        ? new Span(name.get().start(), name.get().end())
                        : new Span(dot.get().start(), open.get().start()),
                named ? newMethod.substring(1).strip() : newMethod,
                open.get().end(),
                added(newArguments.substring(0, newArguments.length() - arguments.length()), text, open.get())));
    }

    /** What is to be written, piece by piece. */
    List<Piece> pieces(Step.Replace step) {
        int start = step.statement().start();
        List<Piece> pieces = new ArrayList<>();
        if (!newTarget.isEmpty()) {
            pieces.add(new Piece(
                    new Span(start, target.orElse(start)), target.isPresent() ? newTarget : newTarget + " = "));
        }
        pieces.add(new Piece(method, newMethod));
        if (!firstArgument.isEmpty()) {
            pieces.add(new Piece(new Span(arguments, arguments), firstArgument));
        }
        return pieces;
    }

    /** The last {@code =} that stands in no brackets. */
    private static Optional<Token> assignment(Tokens tokens, Span span) {
        Optional<Token> found = Optional.empty();
        int depth = 0;
        for (Token token : tokens.in(span)) {
            String read = tokens.read(token);
            depth += "([{".contains(read) ? 1 : ")]}".contains(read) ? -1 : 0;
            if (depth == 0 && read.equals("=")) {
                found = Optional.of(token);
            }
        }
        return found;
    }

    private static String added(String first, SourceLines text, Token open) {
        return Character.isWhitespace(text.text().charAt(open.end())) ? first.stripTrailing() : first;
    }
}
