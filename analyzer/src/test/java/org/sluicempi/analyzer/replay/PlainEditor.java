package org.sluicempi.analyzer.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;

/** Carries out steps without any care for layout, so that their meaning can be tried. */
final class PlainEditor {
    /** @param order among edits at one place, smaller ones come first in the text */
    private record Edit(int start, int end, int order, String text) {}

    private final String text;
    private final List<Edit> edits = new ArrayList<>();

    PlainEditor(String text) {
        this.text = text;
    }

    String edited(List<Step> steps) {
        steps.forEach(this::add);
        edits.sort(Comparator.comparingInt(Edit::start)
                .thenComparingInt(edit -> edit.end() > edit.start() ? 1 : 0)
                .thenComparingInt(Edit::order));
        StringBuilder result = new StringBuilder();
        int at = 0;
        for (Edit edit : edits) {
            result.append(text, at, edit.start()).append(edit.text());
            at = edit.end();
        }
        return result.append(text.substring(at)).toString();
    }

    private void add(Step step) {
        if (step instanceof Step.BeginSend begin) {
            insert(begin.before(), 0, begin.type() + " " + begin.variable() + " = " + begin.expression() + ";\n");
        } else if (step instanceof Step.EndSend end) {
            replace(end.statement(), end.variable() + ".deltaSendEnd();");
        } else if (step instanceof Step.EndTestedSend end) {
            insert(end.statement().start(), 1, "{" + end.header() + "{\n");
            insert(end.statement().end(), 0, "}}");
        } else if (step instanceof Step.PostReceive post) {
            replace(post.statement(), post.type() + " " + post.variable() + " = " + post.expression() + ";");
        } else if (step instanceof Step.Insert insert) {
            insert(insert.at(), insert.before() ? 0 : 2, insert.statement() + "\n");
        } else if (step instanceof Step.Complete complete) {
            insert(complete.loop().start(), 1, "try {");
            insert(complete.loop().end(), 1, "} finally {" + complete.statement() + "}");
        } else if (step instanceof Step.Annotate loop) {
            insert(loop.body().start(), 1, "{" + waits(loop.waits()));
            insert(loop.body().end(), 0, sends(loop.sends()) + "}");
        } else if (step instanceof Step.Strip strip) {
            strip(strip);
        }
    }

    private void strip(Step.Strip strip) {
        String from = strip.stripFrom();
        String to = strip.stripTo();
        String bound = text.substring(strip.upper().start(), strip.upper().end()) + (strip.inclusive() ? " + 1" : "");
        String next = bound;
        for (Step.RangeCall call : strip.waits()) {
            next = call.variable() + ".deltaStrip(" + from + ", " + next + pace(call) + ")";
        }
        for (Step.RangeCall call : strip.sends()) {
            next = call.variable() + ".deltaStrip(" + from + ", " + next + pace(call) + ")";
        }
        insert(
                strip.loop().start(),
                2,
                "for (int " + from + " = "
                        + text.substring(strip.lower().start(), strip.lower().end()) + ", " + to + "; "
                        + from + " < " + bound + "; " + from + " = " + to + ") { " + to + " = " + next + ";\n"
                        + waits(strip.waits()));
        replace(strip.lower(), from);
        replace(strip.operator(), "<");
        replace(strip.upper(), to);
        insert(strip.loop().end(), 0, sends(strip.sends()) + "}");
    }

    private static String pace(Step.RangeCall call) {
        return call.elementsPerIteration() == 1 ? "" : ", " + call.elementsPerIteration();
    }

    private static String waits(List<Step.RangeCall> calls) {
        return calls.stream()
                .map(call -> call.variable() + ".deltaWaitData(" + call.from() + ", " + call.to() + ");\n")
                .collect(Collectors.joining());
    }

    private static String sends(List<Step.RangeCall> calls) {
        return calls.stream()
                .map(call -> call.variable() + ".deltaSendData(" + call.from() + ", " + call.to() + ");\n")
                .collect(Collectors.joining());
    }

    private void insert(int at, int order, String what) {
        edits.add(new Edit(at, at, order, what));
    }

    private void replace(Span span, String what) {
        edits.add(new Edit(span.start(), span.end(), 1, what));
    }
}
