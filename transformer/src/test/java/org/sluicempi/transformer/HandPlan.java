package org.sluicempi.transformer;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.plan.Step.RangeCall;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;

/** A plan made by hand: places are named by the text that stands there, which must occur once. */
public final class HandPlan {
    private final Path file;
    private final SourceText text;
    private final Map<String, SitePlan> sites = new LinkedHashMap<>();
    private final List<Step> steps = new ArrayList<>();

    private HandPlan(Path file, SourceText text) {
        this.file = file;
        this.text = text;
    }

    public static HandPlan of(Path file, String text, Charset encoding) {
        try {
            return new HandPlan(file, SourceText.of(file, text.getBytes(encoding), encoding));
        } catch (java.io.IOException e) {
            throw new AssertionError(e);
        }
    }

    public static HandPlan of(String text) {
        return of(Path.of("Test.java").toAbsolutePath(), text, StandardCharsets.UTF_8);
    }

    public SourceText text() {
        return text;
    }

    public FilePlan plan() {
        return plan(Objects.requireNonNull(file.getParent(), "folder of the file"));
    }

    public FilePlan plan(Path root) {
        List<SitePlan> sorted = new ArrayList<>(sites.values());
        sorted.sort(java.util.Comparator.comparingInt(site -> site.call().start()));
        return new FilePlan(file, root, text.sha256(), text.encoding().name(), sorted, steps);
    }

    /** Id of the site at the call with this text. */
    public String site(String call) {
        Span span = span(call);
        Position position = text.position(span.start());
        String id = position.line() + ":" + position.column();
        Rule rule = call.toLowerCase(java.util.Locale.ROOT).contains("recv(") ? Rule.SL002 : Rule.SL001;
        Remark remark = new Remark(rule, position, "flows while loop runs", Optional.empty(), List.of());
        sites.putIfAbsent(id, new SitePlan(id, position, span, "openmpi", Optional.of("v"), List.of(remark)));
        return id;
    }

    public HandPlan begin(String site, String before, String variable, String expression) {
        steps.add(new Step.BeginSend(site, start(before), "DeltaSend", variable, expression));
        return this;
    }

    public HandPlan end(String site, String statement, String variable) {
        steps.add(new Step.EndSend(site, span(statement), variable));
        return this;
    }

    public HandPlan endTested(String site, String statement, String variable) {
        steps.add(new Step.EndTestedSend(site, span(statement), variable));
        return this;
    }

    public HandPlan post(String site, String statement, String variable, String expression) {
        steps.add(new Step.PostReceive(site, span(statement), Optional.empty(), "DeltaRecv", variable, expression));
        return this;
    }

    public HandPlan post(String site, String statement, String declaredBefore, String variable, String expression) {
        steps.add(new Step.PostReceive(
                site, span(statement), Optional.of(start(declaredBefore)), "DeltaRecv", variable, expression));
        return this;
    }

    public HandPlan insertBefore(String site, String statement, String inserted) {
        steps.add(new Step.Insert(site, start(statement), true, inserted));
        return this;
    }

    public HandPlan insertAfter(String site, String statement, String inserted) {
        steps.add(new Step.Insert(site, span(statement).end(), false, inserted));
        return this;
    }

    public HandPlan complete(String site, String loop, String statement) {
        steps.add(new Step.Complete(site, span(loop), statement));
        return this;
    }

    public HandPlan annotate(String site, String loop, String body, List<RangeCall> waits, List<RangeCall> sends) {
        Span whole = span(loop);
        int at = loop.lastIndexOf(body);
        Span inner = new Span(whole.start() + at, whole.start() + at + body.length());
        steps.add(new Step.Annotate(site, whole, inner, waits, sends));
        return this;
    }

    /** Strip-mines {@code for (...; i OP upper; i++)}. */
    public HandPlan strip(
            String site,
            String loop,
            String lower,
            String operator,
            String upper,
            List<RangeCall> waits,
            List<RangeCall> sends) {
        Span whole = span(loop);
        int headerStart = loop.indexOf("for");
        int headerEnd = closing(loop, loop.indexOf('(', headerStart)) + 1;
        int lowerAt = loop.indexOf(lower, loop.indexOf('=', headerStart) + 1);
        int operatorAt = loop.indexOf(operator, loop.indexOf(';', headerStart));
        int upperAt = loop.indexOf(upper, operatorAt + operator.length());
        int base = whole.start();
        steps.add(new Step.Strip(
                site,
                whole,
                new Span(base + headerStart, base + headerEnd),
                new Span(base + headerEnd, whole.end()),
                "i",
                new Span(base + lowerAt, base + lowerAt + lower.length()),
                new Span(base + operatorAt, base + operatorAt + operator.length()),
                new Span(base + upperAt, base + upperAt + upper.length()),
                operator.endsWith("="),
                "i0",
                "i1",
                waits,
                sends));
        return this;
    }

    private static int closing(String text, int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new AssertionError("no closing parenthesis in " + text);
    }

    public static List<RangeCall> calls(String site, String variable, String from, String to) {
        return List.of(new RangeCall(site, variable, from, to));
    }

    /** The text as it stands in the file, where each line may be indented deeper than wanted. */
    public String found(String wanted) {
        String pattern = wanted.lines()
                .map(java.util.regex.Pattern::quote)
                .collect(java.util.stream.Collectors.joining("\\R[ \t]*"));
        java.util.regex.Matcher matcher = java.util.regex.Pattern.compile(pattern.replace("\\Q ", "[ \t]*\\Q "))
                .matcher(text.text());
        if (!matcher.find()) {
            throw new AssertionError("not found: " + wanted);
        }
        return matcher.group();
    }

    public int start(String wanted) {
        return span(wanted).start();
    }

    public Span span(String wanted) {
        int at = text.text().indexOf(wanted);
        if (at < 0 || text.text().indexOf(wanted, at + 1) >= 0) {
            throw new AssertionError("must occur once: " + wanted);
        }
        return new Span(at, at + wanted.length());
    }
}
