package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Tokens;

/**
 * {@code for (int i = lower; i < upper; i++)}: the counter has a name, and expressions for its bounds stand there. A
 * comparison with {@code <=} stays one, with the end of a strip less one: it never ends a loop up to and with the largest int, as in
 * the original, whose strips end with the smallest.
 *
 * @param counter its name
 * @param first where the header gives it a value; empty in {@code for (; i < upper; i++)}
 * @param condition from its start to the end of {@code bound}
 * @param inclusive whether it compares with {@code <=}
 */
public record CountingHeader(
        SourceText text, String counter, Optional<Span> first, Span condition, Span bound, boolean inclusive)
        implements LoopHeader {
    static CountingHeader of(CountedLoop loop, SourceText text) {
        Span bound = Spans.of(loop.bound(), text);
        return new CountingHeader(
                text,
                loop.counter().getSimpleName(),
                loop.loop().getForInit().isEmpty() ? Optional.empty() : Optional.of(Spans.of(loop.start(), text)),
                new Span(Spans.of(loop.loop().getExpression(), text).start(), bound.end()),
                bound,
                loop.inclusive());
    }

    /** The condition must begin with the counter and the comparison, so that the bound can be replaced. */
    @Override
    public boolean canBeCut() {
        Tokens tokens = text.tokens();
        List<String> before = tokens.in(new Span(condition.start(), bound.start())).stream()
                .map(tokens::read)
                .toList();
        return before.equals(List.of(counter, inclusive ? "<=" : "<"));
    }

    @Override
    public String lower() {
        return first.map(text.tokens()::onOneLine).orElse(counter);
    }

    @Override
    public String upper() {
        return text.tokens().onOneLine(bound);
    }

    @Override
    public List<Step> within(String site, String from, String to) {
        List<Step> steps = new ArrayList<>();
        first.ifPresent(start -> steps.add(new Step.ReplaceExpression(site, start, from)));
        steps.add(new Step.ReplaceExpression(site, bound, inclusive ? to + " - 1" : to));
        return steps;
    }

    @Override
    public List<Step> named(String site) {
        return List.of();
    }
}
