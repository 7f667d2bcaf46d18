package org.sluicempi.transformer.edit;

import org.sluicempi.analyzer.plan.Step.Insert;

final class InsertEditor implements StepEditor<Insert> {
    @Override
    public Class<Insert> kind() {
        return Insert.class;
    }

    @Override
    public void edit(Insert step, Layout layout) {
        if (step.before()) {
            layout.before(step.at(), Layout.Rank.INSERT, step.site(), step.statement());
        } else {
            layout.after(step.at(), step.site(), step.statement());
        }
    }
}
