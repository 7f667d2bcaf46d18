package org.sluicempi.analyzer.site;

import java.util.Optional;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtInvocation;

/**
 * How a call on an object is written.
 *
 * @param communicator what stands in front of the point, with parentheses around it
 * @param arguments from the first argument to the last, without the parentheses of the call
 * @param whole from the communicator to the closing parenthesis of the call
 */
public record CallText(Span communicator, Span arguments, Span whole) {
    /** Empty if the call is not written as {@code target.name(arguments)}: without type arguments, with a target. */
    static Optional<CallText> of(CtInvocation<?> invocation, SourceText text) {
        Tokens tokens = text.tokens();
        Span target = Spans.of(invocation.getTarget(), text);
        int start = target.start();
        Optional<Token> next = tokens.from(target.end());
        while (next.isPresent() && tokens.is(next.get(), ")")) {
            Optional<Token> open = tokens.opening(next.get());
            if (open.isEmpty()) {
                return Optional.empty();
            }
            start = Math.min(start, open.get().start());
            next = tokens.from(next.get().end());
        }
        int from = start;
        String name = invocation.getExecutable().getSimpleName();
        return next.filter(point -> tokens.is(point, "."))
                .flatMap(point -> tokens.from(point.end()))
                .filter(word -> tokens.is(word, name))
                .flatMap(word -> tokens.from(word.end()))
                .filter(open -> tokens.is(open, "("))
                .flatMap(open -> tokens.closing(open).map(close -> of(from, open, close, tokens)))
                .filter(call -> tokens.in(call.arguments).size()
                        >= invocation.getArguments().size());
    }

    private static CallText of(int start, Token open, Token close, Tokens tokens) {
        Token name = tokens.upTo(open.start()).orElseThrow();
        Token point = tokens.upTo(name.start()).orElseThrow();
        Span communicator = tokens.trimmed(new Span(start, point.start()));
        Span arguments = tokens.trimmed(new Span(open.end(), close.start()));
        return new CallText(communicator, arguments, new Span(start, close.end()));
    }
}
