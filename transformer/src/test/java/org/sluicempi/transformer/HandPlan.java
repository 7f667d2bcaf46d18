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
import org.sluicempi.analyzer.dependence.write.CountingHeader;
import org.sluicempi.analyzer.dependence.write.RangeCall;
import org.sluicempi.analyzer.dependence.write.Strips;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
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
        String declaration = "DeltaSend " + variable + " = " + expression + ";";
        steps.add(new Step.Before(site, start(before), Step.Rank.CLOSEST, declaration));
        return this;
    }

    public HandPlan end(String site, String statement, String variable) {
        steps.add(new Step.Replace(site, span(statement), variable + ".deltaSendEnd();"));
        return this;
    }

    public HandPlan endTested(String site, String statement, String variable) {
        String header = "if (!" + variable + ".deltaSendEndIfBegun())";
        steps.add(new Step.Wrap(site, span(statement), header, List.of(), List.of(), true));
        return this;
    }

    public HandPlan post(String site, String statement, String variable, String expression) {
        steps.add(new Step.Replace(site, span(statement), "DeltaRecv " + variable + " = " + expression + ";"));
        return this;
    }

    public HandPlan post(String site, String statement, String declaredBefore, String variable, String expression) {
        String none = "DeltaRecv " + variable + " = DeltaRecv.none();";
        steps.add(new Step.Before(site, start(declaredBefore), Step.Rank.DECLARATION, none));
        steps.add(new Step.Replace(site, span(statement), variable + " = " + expression + ";"));
        return this;
    }

    public HandPlan insertBefore(String site, String statement, String inserted) {
        steps.add(new Step.Before(site, start(statement), Step.Rank.STATEMENT, inserted));
        return this;
    }

    public HandPlan insertAfter(String site, String statement, String inserted) {
        steps.add(new Step.Behind(site, span(statement).end(), inserted));
        return this;
    }

    public HandPlan complete(String site, String loop, String statement) {
        steps.add(new Step.Finally(site, span(loop), statement));
        return this;
    }

    public HandPlan annotate(String site, String loop, String body, List<RangeCall> waits, List<RangeCall> sends) {
        Span whole = span(loop);
        int at = loop.lastIndexOf(body);
        Span inner = new Span(whole.start() + at, whole.start() + at + body.length());
        waits.forEach(call -> steps.add(new Step.First(call.site(), inner, call.waiting())));
        sends.forEach(call -> steps.add(new Step.Last(call.site(), inner, call.sending())));
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
        int lowerAt = loop.indexOf(lower, loop.indexOf('=', headerStart) + 1);
        int conditionAt = loop.indexOf("i", loop.indexOf(';', headerStart));
        int operatorAt = loop.indexOf(operator, conditionAt);
        int upperAt = loop.indexOf(upper, operatorAt + operator.length());
        int base = whole.start();
        CountingHeader header = new CountingHeader(
                text,
                "i",
                Optional.of(new Span(base + lowerAt, base + lowerAt + lower.length())),
                new Span(base + conditionAt, base + upperAt + upper.length()),
                new Span(base + upperAt, base + upperAt + upper.length()),
                operator.endsWith("="));
        Strips strips = new Strips(whole, header, "i0", "i1", waits, sends);
        steps.addAll(strips.steps(site));
        return this;
    }

    /** What is said of a range of one message, in the names of one of the APIs. */
    public static List<RangeCall> calls(String site, String variable, String from, String to) {
        return List.of(call(site, variable, from, to, 1));
    }

    public static RangeCall call(String site, String variable, String from, String to, int elementsPerIteration) {
        Dialect dialect = Dialects.shipped().byId("openmpi").orElseThrow();
        return new RangeCall(site, dialect.delta(), variable, from, to, String.valueOf(elementsPerIteration));
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
