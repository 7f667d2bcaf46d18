package org.sluicempi.transformer.edit;

import java.util.List;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.transformer.change.InternalException;

/** The kinds of step that can be carried out: one line each. */
final class StepEditors {
    private static final List<StepEditor<?>> ALL = List.of(
            new ImportEditor(),
            new BeginSendEditor(),
            new EndSendEditor(),
            new EndTestedSendEditor(),
            new PostReceiveEditor(),
            new InsertEditor(),
            new CompleteEditor(),
            new AnnotateEditor(),
            new StripEditor());

    private StepEditors() {}

    static void edit(Step step, Layout layout) {
        for (StepEditor<?> editor : ALL) {
            if (editWith(editor, step, layout)) {
                return;
            }
        }
        throw new InternalException("no editor for " + step);
    }

    private static <S extends Step> boolean editWith(StepEditor<S> editor, Step step, Layout layout) {
        if (!editor.kind().isInstance(step)) {
            return false;
        }
        editor.edit(editor.kind().cast(step), layout);
        return true;
    }
}
