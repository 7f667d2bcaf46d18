package org.sluicempi.transformer.edit;

import org.sluicempi.analyzer.plan.Step.PostReceive;

final class PostReceiveEditor implements StepEditor<PostReceive> {
    @Override
    public Class<PostReceive> kind() {
        return PostReceive.class;
    }

    @Override
    public void edit(PostReceive step, Layout layout) {
        String typed = step.type() + " " + step.variable() + " = ";
        String assignment = step.variable() + " = " + step.expression() + ";";
        if (step.declaredBefore().isPresent()) {
            String none = typed + step.type() + ".none();";
            layout.before(step.declaredBefore().get(), Layout.Rank.DECLARE, step.site(), none);
            layout.replace(step.statement(), assignment, step.site());
        } else {
            layout.replace(step.statement(), step.type() + " " + assignment, step.site());
        }
    }
}
