package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Exceptions;
import org.sluicempi.analyzer.dependence.check.HeaderFaults;
import org.sluicempi.analyzer.dependence.code.LoopJumps;
import org.sluicempi.analyzer.dependence.range.Coverage;
import org.sluicempi.analyzer.dependence.range.Frontier;
import org.sluicempi.analyzer.dependence.range.Window;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.analyzer.symbolic.JavaText;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtLoop;
import spoon.reflect.visitor.filter.TypeFilter;

/** Collects what is added to one loop on behalf of all sites. */
final class LoopSteps {
    private final CountedLoop loop;
    private final SourceText text;
    private final Names names;
    private final List<Flow.Sent> sends = new ArrayList<>();
    private final List<String> sendNames = new ArrayList<>();
    private final List<Flow.Received> receives = new ArrayList<>();
    private final List<Window.Moving> windows = new ArrayList<>();
    private final List<String> receiveNames = new ArrayList<>();

    LoopSteps(CountedLoop loop, SourceText text, Names names) {
        this.loop = loop;
        this.text = text;
        this.names = names;
    }

    void send(Flow.Sent sent, String variable) {
        sends.add(sent);
        sendNames.add(variable);
    }

    void receive(Flow.Received received, Window.Moving window, String variable) {
        receives.add(received);
        windows.add(window);
        receiveNames.add(variable);
    }

    Step step() {
        return isTight() ? strip() : annotation();
    }

    /**
     * What stands in front of the loop and of the begins of its sends: where somebody goes on after an exception, a receive
     * that fails must do so before a message is begun that the original has not sent then. Only the first wait of all can
     * throw what the receive itself throws, whatever range it asks for.
     */
    List<Step> firstWaits() {
        int before = text.withComments(span().start());
        List<Step> waits = new ArrayList<>();
        boolean begun = sends.stream().anyMatch(sent -> !sent.announcedAtEnd());
        for (int i = 0; begun && i < receives.size(); i++) {
            Candidate candidate = receives.get(i).candidate();
            if (new Exceptions(candidate).whoGoesOn().isPresent()) {
                String wait = candidate.site().dialect().delta().waitData();
                waits.add(new Step.Insert(
                        candidate.site().id(), before, true, receiveNames.get(i) + "." + wait + "(0, 0);"));
            }
        }
        return waits;
    }

    private String site() {
        return receives.isEmpty()
                ? sends.get(0).candidate().site().id()
                : receives.get(0).candidate().site().id();
    }

    /** Whether an iteration is too short to be followed by a call, and the loop can be cut into strips. */
    private boolean isTight() {
        boolean innermost = loop.loop()
                .getBody()
                .getElements(new TypeFilter<>(CtLoop.class))
                .isEmpty();
        boolean constant =
                sends.stream().allMatch(sent -> isConstant(sent.frontier().boundary()))
                        && windows.stream().allMatch(window -> window.rises() && isConstant(window.end()));
        Candidate candidate =
                receives.isEmpty() ? sends.get(0).candidate() : receives.get(0).candidate();
        return innermost
                && constant
                && loop.step() == 1
                && hasPlainHeader()
                && !HeaderFaults.arePossible(candidate)
                && !mayBreak(candidate);
    }

    /** A {@code break} would leave the strip only. */
    private boolean mayBreak(Candidate candidate) {
        return LoopJumps.of(loop.loop(), candidate.method().body()).toItsEnd();
    }

    /** Whether the header reads {@code i < bound} or {@code i <= bound}, so that operator and bound can be replaced. */
    private boolean hasPlainHeader() {
        Tokens tokens = text.tokens();
        int counter = Spans.of(loop.loop().getExpression(), text).start();
        int bound = Spans.of(loop.bound(), text).start();
        List<String> between = bound > counter
                ? tokens.in(new Span(counter, bound)).stream().map(tokens::read).toList()
                : List.of();
        return between.equals(List.of(loop.counter().getSimpleName(), loop.inclusive() ? "<=" : "<"));
    }

    private boolean isConstant(Poly bound) {
        return move(bound).constant().isPresent();
    }

    private Poly move(Poly bound) {
        return bound.with(loop.symbol(), loop.next()).minus(bound).evaluated();
    }

    private Step annotation() {
        List<Step.RangeCall> waits = new ArrayList<>();
        for (int i = 0; i < receives.size(); i++) {
            Window.Moving window = windows.get(i);
            if (isReplaced(i)) {
                continue;
            }
            waits.add(new Step.RangeCall(
                    receives.get(i).candidate().site().id(),
                    receiveNames.get(i),
                    JavaText.of(window.low()),
                    JavaText.of(window.end())));
        }
        waits.addAll(waitsForSends(Poly.of(loop.symbol()), loop.next()));
        List<Step.RangeCall> done = new ArrayList<>();
        for (int i = 0; i < sends.size(); i++) {
            Frontier frontier = sends.get(i).frontier();
            String here = JavaText.of(frontier.boundary());
            String next = JavaText.of(frontier.boundary().with(loop.symbol(), loop.next()));
            done.add(new Step.RangeCall(
                    sends.get(i).candidate().site().id(),
                    sendNames.get(i),
                    frontier.rises() ? here : next,
                    frontier.rises() ? next : here));
        }
        return new Step.Annotate(site(), span(), body(), waits, done);
    }

    private Step strip() {
        String name = loop.counter().getSimpleName();
        String from = names.of(name, 0, span());
        String to = names.of(name, 1, span());
        Poly first = Poly.of(Symbol.value(from, from));
        Poly end = Poly.of(Symbol.value(to, to));
        List<Step.RangeCall> waits = new ArrayList<>();
        for (int i = 0; i < receives.size(); i++) {
            Window.Moving window = windows.get(i);
            if (isReplaced(i)) {
                continue;
            }
            waits.add(new Step.RangeCall(
                    receives.get(i).candidate().site().id(),
                    receiveNames.get(i),
                    JavaText.of(window.low().with(loop.symbol(), first)),
                    JavaText.of(window.end().with(loop.symbol(), end.plus(-1))),
                    pace(window.end())));
        }
        waits.addAll(waitsForSends(first, end));
        List<Step.RangeCall> done = new ArrayList<>();
        for (int i = 0; i < sends.size(); i++) {
            Frontier frontier = sends.get(i).frontier();
            String low = JavaText.of(frontier.boundary().with(loop.symbol(), frontier.rises() ? first : end));
            String high = JavaText.of(frontier.boundary().with(loop.symbol(), frontier.rises() ? end : first));
            done.add(new Step.RangeCall(
                    sends.get(i).candidate().site().id(), sendNames.get(i), low, high, pace(frontier.boundary())));
        }
        return new Step.Strip(
                site(),
                span(),
                header(),
                body(),
                name,
                Spans.of(loop.start(), text),
                operator(),
                Spans.of(loop.bound(), text),
                loop.inclusive(),
                from,
                to,
                waits,
                done);
    }

    /** Whether a wait for what leaves is made, and includes what the iteration itself needs. */
    private boolean isReplaced(int receive) {
        return sends.stream()
                .anyMatch(sent -> isMissing(receive, sent)
                        && Coverage.isWithin(
                                windows.get(receive),
                                sent.frontier(),
                                loop,
                                receives.get(receive).candidate().facts()));
    }

    private boolean isMissing(int receive, Flow.Sent sent) {
        Candidate candidate = receives.get(receive).candidate();
        return candidate.buffer().variable() == sent.candidate().buffer().variable()
                && !Coverage.isAwaited(windows.get(receive), sent.frontier(), loop, candidate.facts());
    }

    /**
     * What leaves after an iteration of a buffer that is still filling must have arrived, even where the loop neither
     * reads nor writes it.
     */
    private List<Step.RangeCall> waitsForSends(Poly here, Poly next) {
        List<Step.RangeCall> waits = new ArrayList<>();
        for (int i = 0; i < receives.size(); i++) {
            for (Flow.Sent sent : sends) {
                Candidate receive = receives.get(i).candidate();
                boolean same =
                        receive.buffer().variable() == sent.candidate().buffer().variable();
                if (!same || Coverage.isAwaited(windows.get(i), sent.frontier(), loop, receive.facts())) {
                    continue;
                }
                Poly boundary = sent.frontier().boundary();
                Poly low = boundary.with(loop.symbol(), sent.frontier().rises() ? here : next);
                Poly high = boundary.with(loop.symbol(), sent.frontier().rises() ? next : here);
                waits.add(new Step.RangeCall(
                        receive.site().id(),
                        receiveNames.get(i),
                        JavaText.of(low),
                        JavaText.of(high),
                        here.equals(Poly.of(loop.symbol())) ? 1 : pace(boundary)));
            }
        }
        return waits;
    }

    private int pace(Poly bound) {
        return (int) Math.max(1, Math.abs(move(bound).constant().orElse(1)));
    }

    private Span span() {
        return Spans.of(loop.loop(), text);
    }

    private Span body() {
        return Spans.of(loop.loop().getBody(), text);
    }

    /** From {@code for} to the closing parenthesis. */
    private Span header() {
        Tokens tokens = text.tokens();
        int start = span().start();
        return tokens.from(start + "for".length())
                .flatMap(tokens::closing)
                .map(close -> new Span(start, close.end()))
                .orElseThrow(() -> new IllegalStateException(text.position(start) + ": no header of a loop"));
    }

    /** The token in front of the bound. */
    private Span operator() {
        return text.tokens()
                .upTo(Spans.of(loop.bound(), text).start())
                .map(Token::span)
                .orElseThrow();
    }
}
