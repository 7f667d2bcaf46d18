package org.sluicempi.transformer.edit;

import java.util.List;
import org.sluicempi.analyzer.plan.Step.RangeCall;

/** Runtime calls about a range of elements, as statements. */
public final class RangeCalls {
    private RangeCalls() {}

    public static List<Line> waits(List<RangeCall> calls) {
        return lines(calls, ".deltaWaitData(");
    }

    public static List<Line> sends(List<RangeCall> calls) {
        return lines(calls, ".deltaSendData(");
    }

    private static List<Line> lines(List<RangeCall> calls, String method) {
        return calls.stream()
                .map(call -> new Line(call.site(), call.variable() + method + call.from() + ", " + call.to() + ");"))
                .toList();
    }
}
