package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.check.HeaderFaults;
import org.sluicempi.analyzer.dependence.range.Coverage;
import org.sluicempi.analyzer.dependence.range.Frontier;
import org.sluicempi.analyzer.dependence.range.Leaving;
import org.sluicempi.analyzer.dependence.range.Need;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.PolyText;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtLoop;
import spoon.reflect.visitor.filter.TypeFilter;

/** Collects what is added to one loop on behalf of all sites. */
final class LoopSteps {
    private final CountedLoop loop;
    private final SourceText text;
    private final FreshNames names;
    private final LoopHeader header;
    private final List<OpenSend> sends = new ArrayList<>();
    private final List<PostedReceive> receives = new ArrayList<>();
    private final List<GrowingSend> growing = new ArrayList<>();
    private final RowSteps rows = new RowSteps();
    private final LabelledBreaks breaks;

    /** @param variable its delta object */
    private record OpenSend(Sent flow, Frontier frontier, String variable) {
        RangeCall range(Poly from, Poly to, Poly pace) {
            return call(flow.candidate(), variable, from, to, pace);
        }
    }

    /** @param variable its delta object */
    private record GrowingSend(Sent flow, String counter, String variable) {
        RangeCall below() {
            Candidate candidate = flow.candidate();
            return RangeCall.below(
                    candidate.site().id(), candidate.site().dialect().delta(), variable, counter);
        }
    }

    /** @param variable its delta object */
    private record PostedReceive(Candidate candidate, Need.Moving window, String variable) {
        RangeCall range(Poly from, Poly to, Poly pace) {
            return call(candidate, variable, from, to, pace);
        }
    }

    LoopSteps(CountedLoop loop, SourceText text, FreshNames names) {
        this.loop = loop;
        this.text = text;
        this.names = names;
        this.header = LoopHeader.of(loop, text);
        this.breaks = new LabelledBreaks(loop.loop(), text);
    }

    void send(Sent sent, Frontier frontier, String variable) {
        sends.add(new OpenSend(sent, frontier, variable));
    }

    void send(Sent sent, Leaving.Growing leaving, String variable) {
        growing.add(new GrowingSend(sent, leaving.counter(), variable));
    }

    void receive(Received received, Need.Moving window, String variable) {
        receives.add(new PostedReceive(received.candidate(), window, variable));
    }

    /** What is added on behalf of messages that are rows of a matrix. */
    RowSteps rows() {
        return rows;
    }

    List<Step> steps() {
        growing.forEach(this::demandNothingArrives);
        List<Step> steps = new ArrayList<>(rows.steps(body()));
        if (!receives.isEmpty() || !sends.isEmpty() || !growing.isEmpty()) {
            steps.addAll(isInStrips() ? strips() : annotation());
        }
        return steps;
    }

    private static boolean isSameBuffer(Candidate receive, Candidate send) {
        return receive.entry() == send.entry()
                && receive.buffer().variable() == send.buffer().variable();
    }

    /** What is below the variable may not have arrived yet in a buffer that fills from outside, too. */
    private void demandNothingArrives(GrowingSend send) {
        Candidate candidate = send.flow().candidate();
        if (receives.stream().anyMatch(receive -> isSameBuffer(receive.candidate(), candidate))) {
            throw new UnwritableException(
                    "'" + candidate.buffer().name() + "' is still received while the loop fills it");
        }
    }

    private Candidate first() {
        return Stream.of(
                        receives.stream().map(PostedReceive::candidate),
                        sends.stream().map(send -> send.flow().candidate()),
                        growing.stream().map(send -> send.flow().candidate()))
                .flatMap(candidates -> candidates)
                .findFirst()
                .orElseThrow();
    }

    /** Loops that have changed places do so in strips only. */
    private boolean isInStrips() {
        boolean fit = rows.areNone() && canBeCut();
        if (loop.isInterchanged() && !fit) {
            throw new UnwritableException("the loops cannot be cut into strips that change places");
        }
        return fit && (loop.isInterchanged() || isTight());
    }

    /** Whether an iteration is too short to be followed by a call. */
    private boolean isTight() {
        return loop.loop().getBody().getElements(new TypeFilter<>(CtLoop.class)).isEmpty()
                && sends.stream().allMatch(send -> isConstant(send.frontier().boundary()))
                && receives.stream()
                        .allMatch(receive -> isConstant(receive.window().end()));
    }

    /** Whether the loop can be cut into strips. */
    private boolean canBeCut() {
        Candidate candidate = first();
        return receives.stream().allMatch(receive -> receive.window().rises())
                && loop.pace().isOne()
                && loop.ascending()
                && header.canBeCut()
                && !HeaderFaults.arePossible(candidate)
                && (breaks.areNone() || mayBreakStrips());
    }

    /** Of a loop that ends early, what a strip would wait for may lie where no iteration comes to, and its end have wrapped around. */
    private boolean mayBreakStrips() {
        return receives.isEmpty() && !loop.isInterchanged();
    }

    private boolean isConstant(Poly bound) {
        return move(bound).constant().isPresent();
    }

    private Poly move(Poly bound) {
        return loop.later(bound).minus(bound).evaluated();
    }

    private List<Step> annotation() {
        List<RangeCall> waits = new ArrayList<>();
        for (PostedReceive receive : receives) {
            if (!isReplaced(receive)) {
                waits.add(receive.range(receive.window().low(), receive.window().end(), Poly.ONE));
            }
        }
        waits.addAll(waitsForSends(value -> value, loop::later));
        List<Step> steps = new ArrayList<>(header.named(first().site().id()));
        waits.forEach(call -> steps.add(new Step.First(call.site(), body(), call.waiting())));
        for (OpenSend send : sends) {
            Reach.endOfBody(send.flow().candidate());
            Poly here = send.frontier().boundary();
            Poly next = loop.later(here);
            boolean rises = send.frontier().rises();
            RangeCall call = send.range(
                    CountedLoop.atEnd(rises ? here : next), CountedLoop.atEnd(rises ? next : here), Poly.ONE);
            steps.add(new Step.Last(call.site(), body(), call.sending()));
        }
        for (GrowingSend send : growing) {
            Reach.endOfBody(send.flow().candidate());
            steps.add(new Step.Last(send.below().site(), body(), send.below().sending()));
        }
        return steps;
    }

    private List<Step> strips() {
        String name = loop.counter().getSimpleName();
        String from = names.of(name, 0, span());
        String to = names.of(name, 1, span());
        Poly first = Poly.of(Symbol.value(from, from));
        Poly end = Poly.of(Symbol.value(to, to));
        List<RangeCall> waits = new ArrayList<>();
        for (PostedReceive receive : receives) {
            if (!isReplaced(receive)) {
                Poly low = receive.window().low().with(loop.symbol(), first);
                Poly high = receive.window().end().with(loop.symbol(), end.plus(-1));
                waits.add(receive.range(low, high, pace(receive.window().end())));
            }
        }
        waits.addAll(waitsForSends(value -> value.with(loop.symbol(), first), value -> value.with(loop.symbol(), end)));
        List<RangeCall> done = new ArrayList<>();
        for (OpenSend send : sends) {
            Poly boundary = send.frontier().boundary();
            boolean rises = send.frontier().rises();
            Poly low = boundary.with(loop.symbol(), rises ? first : end);
            Poly high = boundary.with(loop.symbol(), rises ? end : first);
            done.add(send.range(low, high, pace(boundary)));
        }
        growing.forEach(send -> done.add(send.below()));
        String site = first().site().id();
        Strips cut = new Strips(span(), header, from, to, waits, done);
        if (breaks.areNone()) {
            return cut.steps(site);
        }
        String label = names.of("strips", "strips", span());
        List<Step> steps = new ArrayList<>(cut.steps(site, label));
        steps.addAll(breaks.steps(site, label));
        return steps;
    }

    private static RangeCall call(Candidate candidate, String variable, Poly from, Poly to, Poly pace) {
        return new RangeCall(
                candidate.site().id(),
                candidate.site().dialect().delta(),
                variable,
                text(candidate, from),
                text(candidate, to),
                text(candidate, pace));
    }

    /** A bound as it is written in the method that the loop stands in. */
    private static String text(Candidate candidate, Poly bound) {
        return candidate
                .called()
                .map(called -> called.inside(bound, candidate.method().body())
                        .orElseThrow(() -> new UnwritableException("'" + bound + "' has no name in '"
                                + called.method().getSimpleName() + "'")))
                .map(PolyText::of)
                .orElseGet(() -> PolyText.of(bound));
    }

    /**
     * Whether a wait for what leaves is made, and includes what the iteration itself needs. A longer step may take the end of what
     * leaves past the last number, and a wait for it is none.
     */
    private boolean isReplaced(PostedReceive receive) {
        return loop.pace().isOne()
                && sends.stream()
                        .anyMatch(send -> isMissing(receive, send)
                                && Coverage.isWithin(
                                        receive.window(),
                                        send.frontier(),
                                        loop,
                                        receive.candidate().facts()));
    }

    private boolean isMissing(PostedReceive receive, OpenSend send) {
        return isSameBuffer(receive.candidate(), send.flow().candidate())
                && !Coverage.isAwaited(
                        receive.window(),
                        send.frontier(),
                        loop,
                        receive.candidate().facts());
    }

    /**
     * What leaves after an iteration of a buffer that is still filling must have arrived, even where the loop neither
     * reads nor writes it.
     */
    private List<RangeCall> waitsForSends(UnaryOperator<Poly> here, UnaryOperator<Poly> next) {
        List<RangeCall> waits = new ArrayList<>();
        for (PostedReceive receive : receives) {
            for (OpenSend send : sends) {
                if (isMissing(receive, send)) {
                    Poly boundary = send.frontier().boundary();
                    boolean rises = send.frontier().rises();
                    Poly low = (rises ? here : next).apply(boundary);
                    Poly high = (rises ? next : here).apply(boundary);
                    waits.add(receive.range(low, high, pace(boundary)));
                }
            }
        }
        return waits;
    }

    /** How many elements a bound moves on by with each iteration. */
    private Poly pace(Poly bound) {
        Poly move = move(bound);
        OptionalLong constant = move.constant();
        Poly other = loop.isInterchanged() ? move : Poly.ONE;
        return constant.isPresent() ? Poly.of((int) Math.max(1, Math.abs(constant.getAsLong()))) : other;
    }

    private Span span() {
        return Spans.of(loop.loop(), text);
    }

    private Span body() {
        return Spans.of(loop.loop().getBody(), text);
    }
}
