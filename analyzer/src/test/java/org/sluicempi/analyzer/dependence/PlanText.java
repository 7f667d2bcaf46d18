package org.sluicempi.analyzer.dependence;

import java.util.List;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.SourceText;

/** Writes the steps of a plan in one line each, with line numbers instead of offsets. */
final class PlanText {
    private final SourceText text;
    private final int firstLine;

    PlanText(SourceText text) {
        this(text, 1);
    }

    /** @param firstLine the line that counts as the first one */
    PlanText(SourceText text, int firstLine) {
        this.text = text;
        this.firstLine = firstLine;
    }

    List<String> of(List<Step> steps) {
        return steps.stream().map(this::line).toList();
    }

    private String line(Step step) {
        if (step instanceof Step.Import imports) {
            return at(imports.at())
                    + (imports.before() ? " before: import " : " behind: import ")
                    + String.join(", ", imports.types());
        }
        if (step instanceof Step.BeginSend begin) {
            return at(begin.before()) + " begin: " + begin.type() + " " + begin.variable() + " = " + begin.expression();
        }
        if (step instanceof Step.EndSend end) {
            return at(end.statement().start()) + " end: " + end.variable() + " for " + text.substring(end.statement());
        }
        if (step instanceof Step.EndTestedSend end) {
            return at(end.statement().start()) + " end: " + end.header() + " for " + text.substring(end.statement());
        }
        if (step instanceof Step.PostReceive post) {
            return at(post.statement().start()) + " post: "
                    + post.declaredBefore()
                            .map(d -> "(declared at " + at(d) + ") ")
                            .orElse("") + post.type() + " "
                    + post.variable() + " = " + post.expression();
        }
        if (step instanceof Step.Insert insert) {
            return at(insert.at()) + (insert.before() ? " before: " : " behind: ") + insert.statement();
        }
        if (step instanceof Step.Complete complete) {
            return at(complete.loop().start()) + " on every way out: " + complete.statement();
        }
        if (step instanceof Step.Annotate loop) {
            return at(loop.loop().start()) + " annotate" + calls(loop.waits(), loop.sends());
        }
        Step.Strip strip = (Step.Strip) step;
        return at(strip.loop().start()) + " strip " + strip.index() + " " + strip.stripFrom() + " "
                + strip.stripTo() + " " + text.substring(strip.header()) + " "
                + text.substring(strip.lower()) + text.substring(strip.operator())
                + text.substring(strip.upper()) + (strip.inclusive() ? " inclusive" : "")
                + calls(strip.waits(), strip.sends());
    }

    private String at(int offset) {
        return String.valueOf(text.lineOf(offset) - firstLine + 1);
    }

    private static String calls(List<Step.RangeCall> waits, List<Step.RangeCall> sends) {
        return waits.stream().map(call -> ", wait " + range(call)).collect(Collectors.joining())
                + sends.stream().map(call -> ", send " + range(call)).collect(Collectors.joining());
    }

    private static String range(Step.RangeCall call) {
        return call.variable() + " [" + call.from() + ", " + call.to() + ")"
                + (call.elementsPerIteration() == 1 ? "" : " x" + call.elementsPerIteration());
    }
}
