package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.Step.RangeCall;
import org.sluicempi.analyzer.plan.Step.Strip;

/** The loop over strips as text. */
public final class StripText {
    private StripText() {}

    /**
     * Its header with the opening brace, and the statement that sets the strip's end.
     *
     * @param original the whole text of the file
     */
    public static List<String> opening(Strip step, String original) {
        return opening(step, new JavaText(original));
    }

    static List<String> opening(Strip step, JavaText text) {
        String lower = LoopBound.onOneLine(step.lower(), text);
        String upper = LoopBound.onOneLine(step.upper(), text);
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
