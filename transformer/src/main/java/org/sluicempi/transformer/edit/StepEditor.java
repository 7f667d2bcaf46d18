package org.sluicempi.transformer.edit;

import org.sluicempi.analyzer.plan.Step;

/** Knows what one kind of step means in text. */
interface StepEditor<S extends Step> {
    Class<S> kind();

    void edit(S step, Layout layout);
}
