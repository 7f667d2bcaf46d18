package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.Step.RangeCall;
import org.sluicempi.analyzer.plan.Step.Strip;
import org.sluicempi.analyzer.source.Tokens;

/** The loop over strips as text. */
public final class StripText {
    private StripText() {}

    /**
     * Its header with the opening brace, and the statement that sets the strip's end.
     *
     * @param tokens of the whole file as it was
     */
    public static List<String> opening(Strip step, Tokens tokens) {
        String lower = tokens.onOneLine(step.lower());
        String upper = tokens.onOneLine(step.upper());
        String from = step.stripFrom();
        String to = step.stripTo();
        String compare = step.inclusive() ? " <= " : " < ";
        String header = "for (int " + from + " = " + lower + ", " + to + "; " + from + compare + upper + "; " + from
                + " = " + to + ") {";
        String end = step.inclusive() ? LoopBound.next(upper) : upper;
        return List.of(header, to + " = " + stripEnd(step, end) + ";");
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
