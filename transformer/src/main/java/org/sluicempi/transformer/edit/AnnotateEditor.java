package org.sluicempi.transformer.edit;

import org.sluicempi.analyzer.plan.Step.Annotate;

final class AnnotateEditor implements StepEditor<Annotate> {
    @Override
    public Class<Annotate> kind() {
        return Annotate.class;
    }

    @Override
    public void edit(Annotate step, Layout layout) {
        layout.inside(step.body(), RangeCalls.waits(step.waits()), RangeCalls.sends(step.sends()));
    }
}
