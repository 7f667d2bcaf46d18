package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.StatusCheck;
import org.sluicempi.analyzer.dependence.check.Arguments;
import org.sluicempi.analyzer.dependence.check.NullCommunicator;
import org.sluicempi.analyzer.dependence.range.Window;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtTypeMember;

/** Makes the plan of a file from the decisions about its sites. */
public final class Assembly {
    private final ModelledFile file;
    private final SourceText text;
    private final Map<CtElement, Names> names = new IdentityHashMap<>();
    private final Meanings meanings;
    private final Types types;
    private final Map<Site, String> variables = new LinkedHashMap<>();
    private final List<Step> steps = new ArrayList<>();

    public Assembly(ModelledFile file, Meanings meanings) {
        this.file = file;
        this.text = file.text();
        this.meanings = meanings;
        this.types = new Types(file, meanings);
    }

    /** @throws UnwritableException if what has been decided for one of the sites cannot be written */
    public FilePlan plan(Map<Site, Flow> flows) {
        Map<CtLoop, LoopSteps> loops = new IdentityHashMap<>();
        List<LoopSteps> inOrder = new ArrayList<>();
        flows.forEach((site, flow) -> {
            if (flow instanceof Flow.Sent sent) {
                loopSteps(sent.candidate(), loops, inOrder).send(sent, open(site, sent));
            } else if (flow instanceof Flow.Received received) {
                String variable = post(site, received);
                if (received.window() instanceof Window.Moving window) {
                    loopSteps(received.candidate(), loops, inOrder).receive(received, window, variable);
                }
            }
        });
        inOrder.forEach(loop -> steps.addAll(loop.firstWaits()));
        inOrder.forEach(loop -> steps.addAll(loop.steps()));
        List<SitePlan> sites = new ArrayList<>();
        flows.forEach((site, flow) ->
                sites.add(ModelledFile.sitePlan(site, Optional.ofNullable(variables.get(site)), flow.remarks())));
        types.imports().ifPresent(steps::add);
        return file.plan(sites, steps);
    }

    /** The braces around a statement, in which a name declared beside it is seen. */
    private Span block(CtStatement statement) {
        CtElement around = statement.getParent(CtBlock.class);
        return Spans.of(around != null && Spans.exist(around) ? around : statement.getParent(CtTypeMember.class), text);
    }

    private Names names(Site site) {
        CtElement member = site.invocation().getParent(CtTypeMember.class);
        return names.computeIfAbsent(member, key -> new Names(meanings.words()));
    }

    private LoopSteps loopSteps(Candidate candidate, Map<CtLoop, LoopSteps> loops, Collection<LoopSteps> inOrder) {
        return loops.computeIfAbsent(candidate.loop().loop(), key -> {
            LoopSteps made = new LoopSteps(candidate.loop(), text, names(candidate.site()));
            inOrder.add(made);
            return made;
        });
    }

    /** Opens the send in front of its loop and ends it; returns its variable. */
    private String open(Site site, Flow.Sent sent) {
        Candidate candidate = sent.candidate();
        String variable = names(site)
                .of("send", candidate.buffer(), block(candidate.loop().loop()));
        variables.put(site, variable);
        boolean tested = !candidate.tests().all().isEmpty();
        String sendType = site.dialect().delta().sendType();
        String type = tested ? types.name(site, sendType) : types.declaring(site, sendType);
        String value = tested ? testedBegin(site, sent, type) : begin(site, sent, Arguments.when(candidate));
        steps.add(new Step.Before(
                site.id(), start(candidate.loop().loop()), Step.Rank.CLOSEST, declaration(type, variable, value)));
        steps.add(tested ? unlessBegun(site, variable) : end(site, variable));
        return variable;
    }

    private static String declaration(String type, String variable, String value) {
        return type + " " + variable + " = " + value + ";";
    }

    /** The end of the message in the place of the call. */
    private Step end(Site site, String variable) {
        return new Step.Replace(
                site.id(),
                statement(site),
                variable + "." + site.dialect().delta().sendEnd() + "();");
    }

    /** Leaves the call to be made where the message was not begun, because an argument might throw. */
    private Step unlessBegun(Site site, String variable) {
        String header = "if (!" + variable + "." + site.dialect().delta().sendEndIfBegun() + "())";
        return new Step.Wrap(site.id(), statement(site), header, List.of(), List.of(), true);
    }

    /** A begin that is made only where none of its arguments throws; the comments stay at the call, which stays too. */
    private String testedBegin(Site site, Flow.Sent sent, String type) {
        String written = Arguments.when(sent.candidate()).orElseThrow() + " ? " + begin(site, sent, Optional.empty())
                + " : " + type + "." + site.dialect().delta().none() + "()";
        return Tokens.of(written).onOneLine(new Span(0, written.length()));
    }

    private String begin(Site site, Flow.Sent sent, Optional<String> when) {
        return call(site, when, Arguments.early(sent.candidate()))
                + (sent.announcedAtEnd() ? "." + site.dialect().delta().announceAtEnd() + "()" : "");
    }

    /** Posts the receive and waits for all of it at the end; returns its variable. */
    private String post(Site site, Flow.Received received) {
        Candidate candidate = received.candidate();
        CtLoop loop = candidate.loop().loop();
        CtStatement call = site.statement().orElseThrow();
        boolean narrower = call.getParent() != loop.getParent();
        String variable = names(site).of("recv", candidate.buffer(), block(narrower ? loop : call));
        variables.put(site, variable);
        String recvType = site.dialect().delta().recvType();
        if (narrower) {
            String type = types.name(site, recvType);
            String nothing = type + "." + site.dialect().delta().none() + "()";
            steps.add(new Step.Before(
                    site.id(), start(beside(call, loop)), Step.Rank.DECLARATION, declaration(type, variable, nothing)));
            String posted = variable + " = " + receive(site, candidate) + ";";
            steps.add(new Step.Replace(site.id(), statement(site), posted));
        } else {
            String type = types.declaring(site, recvType);
            String posted = declaration(type, variable, receive(site, candidate));
            steps.add(new Step.Replace(site.id(), statement(site), posted));
        }
        complete(site, received, variable);
        return variable;
    }

    /** The receive; where there may be no communicator, it is the author's call that fails. */
    private String receive(Site site, Candidate candidate) {
        String posted = call(site, Arguments.guards(candidate), arguments(site));
        if (!NullCommunicator.mayBe(candidate)) {
            return posted;
        }
        return text.substring(site.written().communicator()) + " == null ? "
                + types.name(site, site.dialect().delta().recvType()) + "."
                + site.dialect().delta().received() + "(" + text.tokens().onOneLine(site.span()) + ") : " + posted;
    }

    /** Waits for all of the message: in front of the loop, behind it, or on every way out of it. */
    private void complete(Site site, Flow.Received received, String variable) {
        CtLoop loop = received.loop().loop();
        String wait = variable + "." + site.dialect().delta().waitAll() + "();";
        String kept = prefix(site) + wait;
        boolean whole = received.window() instanceof Window.Whole;
        if (received.onEveryWay()) {
            boolean assigned = StatusCheck.isAssigned(site);
            steps.add(new Step.Finally(site.id(), Spans.of(loop, text), assigned ? kept : wait));
            if (assigned || kept.equals(wait)) {
                return;
            }
        }
        steps.add(
                whole
                        ? new Step.Before(site.id(), start(loop), Step.Rank.STATEMENT, kept)
                        : new Step.Behind(site.id(), Spans.of(loop, text).end(), kept));
    }

    /** What stands in front of the call in its statement: {@code Status s = }. */
    private String prefix(Site site) {
        int start = statement(site).start();
        int end = bare(site).start();
        return end == start ? "" : text.substring(text.tokens().trimmed(new Span(start, end))) + " ";
    }

    /** The call with the parentheses around it. */
    private Span bare(Site site) {
        Tokens tokens = text.tokens();
        Span span = site.span();
        Optional<Token> before = tokens.upTo(span.start());
        Optional<Token> behind = tokens.from(span.end());
        while (before.isPresent()
                && behind.isPresent()
                && tokens.is(before.get(), "(")
                && tokens.is(behind.get(), ")")) {
            span = new Span(before.get().start(), behind.get().end());
            before = tokens.upTo(span.start());
            behind = tokens.from(span.end());
        }
        return span;
    }

    private static CtStatement beside(CtStatement call, CtLoop loop) {
        CtElement here = call;
        while (here.getParent() != loop.getParent()) {
            here = here.getParent();
        }
        return (CtStatement) here;
    }

    /** The call with the name of the method that replaces it, and with the condition as its first argument. */
    private String call(Site site, Optional<String> when, String arguments) {
        return text.substring(site.written().communicator()) + "."
                + site.call().begin().orElseThrow() + "("
                + when.map(condition -> condition + ", ").orElse("") + arguments;
    }

    /** From the first argument to the closing parenthesis. */
    private String arguments(Site site) {
        return text.text()
                .substring(site.written().arguments().start(), site.span().end());
    }

    /** Where a statement starts, together with the comments right above it. */
    private int start(CtStatement statement) {
        return text.withComments(Spans.of(statement, text).start());
    }

    /** The statement that the call is, or whose value it is, with its semicolon. */
    private Span statement(Site site) {
        Tokens tokens = text.tokens();
        int start = Spans.of(site.statement().orElseThrow(), text).start();
        Span call = bare(site);
        Token end = tokens.from(call.end())
                .filter(token -> tokens.is(token, ";"))
                .orElseThrow(() -> new IllegalStateException(site.position() + ": no semicolon behind the call"));
        return new Span(Math.min(start, call.start()), end.end());
    }
}
