package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.Step.RangeCall;
import org.sluicempi.analyzer.plan.Step.Strip;

/** Puts the loop over strips around a loop, and lets the loop run over one strip. */
final class StripEditor implements StepEditor<Strip> {
    @Override
    public Class<Strip> kind() {
        return Strip.class;
    }

    @Override
    public void edit(Strip step, Layout layout) {
        String from = step.stripFrom();
        String to = step.stripTo();
        String lower = LoopBound.onOneLine(step.lower(), layout.text());
        String upper = LoopBound.onOneLine(step.upper(), layout.text());
        String compare = step.inclusive() ? " <= " : " < ";
        List<Line> opening = new ArrayList<>();
        opening.add(new Line(
                step.site(),
                "for (int " + from + " = " + lower + ", " + to + "; " + from + compare + upper + "; " + from + " = "
                        + to + ") {"));
        String end = step.inclusive() ? LoopBound.next(upper) : upper;
        opening.add(new Line(step.site(), to + " = " + stripEnd(step, end) + ";"));
        opening.addAll(RangeCalls.waits(step.waits()));
        layout.around(step.loop(), new Around.OuterLoop(step.site(), opening, RangeCalls.sends(step.sends())));
        layout.replacePiece(step.lower(), from, step.site());
        layout.replacePiece(step.upper(), to, step.site());
        if (step.inclusive()) {
            String operator = layout.text().substring(step.operator());
            layout.replacePiece(step.operator(), operator.replace("=", ""), step.site());
        }
    }

    /** Each message may shorten the strip: first those awaited, then those sent. */
    private static String stripEnd(Strip step, String end) {
        List<String> seen = new ArrayList<>();
        String expression = end;
        for (RangeCall call :
                Stream.concat(step.waits().stream(), step.sends().stream()).toList()) {
            if (seen.contains(call.variable())) {
                continue;
            }
            seen.add(call.variable());
            String elements = call.elementsPerIteration() == 1 ? "" : ", " + call.elementsPerIteration();
            expression = call.variable() + ".deltaStrip(" + step.stripFrom() + ", " + expression + elements + ")";
        }
        return expression;
    }
}
