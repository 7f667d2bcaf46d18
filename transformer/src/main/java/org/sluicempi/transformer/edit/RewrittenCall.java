package org.sluicempi.transformer.edit;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * A call that is replaced by another one on the same object with the same arguments: {@code Status s = comm.recv(a, n)} by {@code
 * comm == null ? ... : comm.deltaRecv(n <= a.length, a, n)}.
 *
 * @param target offset behind the variable in front of an {@code =}; empty where the value is not assigned
 * @param method from the dot or the space in front of it to the parenthesis, exclusive
 * @param newMethod what stands there instead
 * @param firstArgument what is added behind the parenthesis, with a comma; empty if nothing is
 */
record RewrittenCall(Optional<Integer> target, Span method, String newMethod, String firstArgument) {

    /**
     * @param statement the call, or the assignment of its value to a variable, with the semicolon
     * @param expression what replaces the call
     * @return empty if the two have another form
     */
    static Optional<RewrittenCall> of(JavaText text, Span statement, String expression) {
        Tokens tokens = text.tokens();
        List<Token> old = tokens.in(statement);
        Tokens written = Tokens.of(expression);
        if (old.size() < 2 || !tokens.is(old.get(old.size() - 2), ")")) {
            return Optional.empty();
        }
        Token close = old.get(old.size() - 2);
        Optional<Token> open = tokens.opening(close).filter(token -> token.start() > statement.start());
        Optional<Token> newOpen =
                written.upTo(expression.length()).flatMap(written::opening).filter(token -> token.start() > 0);
        Optional<Token> name = open.flatMap(token -> tokens.upTo(token.start()));
        Optional<Token> dot = name.flatMap(token -> tokens.upTo(token.start())).filter(token -> tokens.is(token, "."));
        if (dot.isEmpty() || newOpen.isEmpty()) {
            return Optional.empty();
        }
        Optional<Token> assignment = assignment(text, statement, dot.get());
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
        String newMethod = expression.substring(object.length(), newOpen.get().start());
        boolean spaced = Character.isWhitespace(text.text().charAt(dot.get().start() - 1));
        return Optional.of(new RewrittenCall(
                assignment.flatMap(token -> tokens.upTo(token.start())).map(Token::end),
                new Span(dot.get().start(), open.get().start()),
                spaced ? newMethod.stripLeading() : newMethod,
                added(newArguments.substring(0, newArguments.length() - arguments.length()), text, open.get())));
    }

    /** The last {@code =} in front of the call that stands in no brackets. */
    private static Optional<Token> assignment(JavaText text, Span statement, Token dot) {
        Optional<Token> found = Optional.empty();
        int depth = 0;
        for (Token token : text.tokens().in(new Span(statement.start(), dot.start()))) {
            String read = text.tokens().read(token);
            depth += "([{".contains(read) ? 1 : ")]}".contains(read) ? -1 : 0;
            if (depth == 0 && read.equals("=")) {
                found = Optional.of(token);
            }
        }
        return found;
    }

    private static String added(String first, JavaText text, Token open) {
        return Character.isWhitespace(text.text().charAt(open.end())) ? first.stripTrailing() : first;
    }
}
