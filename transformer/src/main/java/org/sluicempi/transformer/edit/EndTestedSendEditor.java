package org.sluicempi.transformer.edit;

import java.util.List;
import org.sluicempi.analyzer.plan.Step.EndTestedSend;

final class EndTestedSendEditor implements StepEditor<EndTestedSend> {
    @Override
    public Class<EndTestedSend> kind() {
        return EndTestedSend.class;
    }

    @Override
    public void edit(EndTestedSend step, Layout layout) {
        List<Line> opening = List.of(new Line(step.site(), step.header() + " {"));
        layout.bracedAround(step.statement(), new Around.Outer(step.site(), opening, List.of()));
    }
}
