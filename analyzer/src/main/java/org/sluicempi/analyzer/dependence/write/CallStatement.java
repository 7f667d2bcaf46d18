package org.sluicempi.analyzer.dependence.write;

import java.util.Optional;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.dialect.Dialect.DeltaNames;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * The pieces of a statement that a call is, or whose value it is, as the author has written them.
 *
 * @param site has a statement
 */
public record CallStatement(Site site) {

    /** The whole statement with its semicolon. */
    public Span span() {
        Tokens tokens = text().tokens();
        int start = Spans.of(site.statement().orElseThrow(), text()).start();
        Span call = bare();
        Token end = tokens.from(call.end())
                .filter(token -> tokens.is(token, ";"))
                .orElseThrow(() -> new IllegalStateException(site.position() + ": no semicolon behind the call"));
        return new Span(Math.min(start, call.start()), end.end());
    }

    /** What stands in front of the call: {@code Status s = }. */
    String prefix() {
        int start = span().start();
        int end = bare().start();
        return end == start ? "" : text().substring(text().tokens().trimmed(new Span(start, end))) + " ";
    }

    /** From the first argument to the closing parenthesis. */
    String arguments() {
        return text().substring(
                        new Span(site.written().arguments().start(), site.span().end()));
    }

    /**
     * The call with the name of the method that replaces it.
     *
     * @param communicator what it is called on
     * @param when the condition that becomes its first argument
     * @param arguments up to the closing parenthesis
     */
    String replaced(String communicator, Optional<String> when, String arguments) {
        return communicator + "." + site.call().begin().orElseThrow() + "("
                + when.map(condition -> condition + ", ").orElse("") + arguments;
    }

    /** What the call is made on. */
    String communicator() {
        return text().substring(site.written().communicator());
    }

    /** The call begun among others, as a statement of its own: {@code comm.deltaSendAmong(sends, a, n, ...);}. */
    Step.Replace among(String variable) {
        DeltaNames names = site.dialect().delta();
        boolean sends = site.call().kind() == CallKind.SEND;
        return new Step.Replace(
                site.id(),
                span(),
                communicator() + "." + (sends ? names.sendAmong() : names.recvAmong()) + "(" + variable + ", "
                        + arguments() + ";");
    }

    /** The call with the parentheses around it. */
    private Span bare() {
        Tokens tokens = text().tokens();
        Span span = site.span();
        Token before = tokens.upTo(span.start()).orElseThrow();
        Token behind = tokens.from(span.end()).orElseThrow();
        while (tokens.is(before, "(") && tokens.is(behind, ")")) {
            span = new Span(before.start(), behind.end());
            before = tokens.upTo(span.start()).orElseThrow();
            behind = tokens.from(span.end()).orElseThrow();
        }
        return span;
    }

    private SourceText text() {
        return site.text();
    }
}
