package org.sluicempi.transformer.edit;

import org.sluicempi.analyzer.plan.Step.BeginSend;

final class BeginSendEditor implements StepEditor<BeginSend> {
    @Override
    public Class<BeginSend> kind() {
        return BeginSend.class;
    }

    @Override
    public void edit(BeginSend step, Layout layout) {
        String declaration = step.type() + " " + step.variable() + " = " + step.expression() + ";";
        layout.before(step.before(), Layout.Rank.BEGIN, step.site(), declaration);
    }
}
