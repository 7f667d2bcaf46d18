package org.sluicempi.transformer.edit;

import org.sluicempi.analyzer.plan.Step.Complete;

final class CompleteEditor implements StepEditor<Complete> {
    @Override
    public Class<Complete> kind() {
        return Complete.class;
    }

    @Override
    public void edit(Complete step, Layout layout) {
        layout.leaving(step.loop(), step.site(), step.statement());
    }
}
