package org.sluicempi.analyzer.dependence.write;

import java.util.Optional;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtMethod;

/** Where the lists of parameters and arguments of a method end in the text. */
record CallLists(SourceText text, CtMethod<?> method) {

    /** Offset of the parenthesis that closes the parameters. */
    int ofParameters() {
        Span declared = Spans.of(method, text);
        Span body = Spans.of(method.getBody(), text);
        return last(new Span(declared.start(), body.start()), method);
    }

    /** Offset of the parenthesis that closes the arguments of a call. */
    int ofArguments(CtInvocation<?> call) {
        return last(Spans.of(call, text), call);
    }

    /** The last parenthesis in a stretch whose other one stands behind the method's name. */
    private int last(Span span, CtElement element) {
        return text.tokens().in(span).stream()
                .filter(this::isOfMethod)
                .mapToInt(Token::start)
                .max()
                .orElseThrow(() -> new IllegalStateException("no list in the text of " + element));
    }

    private boolean isOfMethod(Token token) {
        Tokens tokens = text.tokens();
        Optional<Token> name = tokens.opening(token).flatMap(open -> tokens.upTo(open.start()));
        return name.filter(word -> tokens.is(word, method.getSimpleName())).isPresent();
    }
}
