package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * {@code for (double v : a)}, which becomes that of a loop that counts; the variable is declared in the body then.
 *
 * @param counter the name that the counter gets
 * @param loop without its labels
 * @param array the expression behind the colon
 */
public record EachHeader(SourceText text, String counter, Span loop, Span array, Span body) implements LoopHeader {
    /** The model has the bound where the text has the array. */
    static EachHeader of(CountedLoop loop, SourceText text) {
        Span array = Spans.of(loop.bound(), text);
        int start =
                text.tokens().upTo(opening(text, array).start()).orElseThrow().start();
        return new EachHeader(
                text,
                loop.counter().getSimpleName(),
                new Span(start, Spans.of(loop.loop(), text).end()),
                array,
                Spans.of(loop.loop().getBody(), text));
    }

    /** The parenthesis in front of the variable. */
    private static Token opening(SourceText text, Span array) {
        Tokens tokens = text.tokens();
        return tokens.from(array.end()).flatMap(tokens::opening).orElseThrow();
    }

    /** Always: what stands in the way of a loop is looked for before it gets the form of one that counts. */
    @Override
    public boolean canBeCut() {
        return true;
    }

    @Override
    public String lower() {
        return "0";
    }

    @Override
    public String upper() {
        return array(".length");
    }

    @Override
    public boolean inclusive() {
        return false;
    }

    @Override
    public List<Step> within(String site, String from, String to) {
        String header = "int " + counter + " = " + from + "; " + counter + " < " + to + "; " + counter + "++";
        String declaration = text.tokens().onOneLine(variable()) + " = " + array("[" + counter + "]") + ";";
        return List.of(
                new Step.Count(site, loop, new Span(variable().start(), array.end()), header, body, declaration));
    }

    @Override
    public List<Step> named(String site) {
        return within(site, lower(), upper());
    }

    private String array(String behind) {
        return text.tokens().onOneLine(array) + behind;
    }

    /** The declaration between the parenthesis and the colon, with its modifiers. */
    private Span variable() {
        Tokens tokens = text.tokens();
        int colon = tokens.upTo(array.start()).orElseThrow().start();
        return tokens.trimmed(new Span(opening(text, array).end(), colon));
    }
}
