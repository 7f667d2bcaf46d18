package org.sluicempi.transformer.edit;

import org.sluicempi.analyzer.plan.Step.EndSend;

final class EndSendEditor implements StepEditor<EndSend> {
    @Override
    public Class<EndSend> kind() {
        return EndSend.class;
    }

    @Override
    public void edit(EndSend step, Layout layout) {
        layout.replace(step.statement(), step.variable() + ".deltaSendEnd();", step.site());
    }
}
