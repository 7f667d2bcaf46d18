package org.sluicempi.transformer.edit;

import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.Step.Import;
import org.sluicempi.analyzer.source.Span;

final class ImportEditor implements StepEditor<Import> {
    @Override
    public Class<Import> kind() {
        return Import.class;
    }

    @Override
    public void edit(Import step, Layout layout) {
        String newLine = layout.text().lineSeparator(step.at());
        String lines = step.types().stream().map(type -> "import " + type + ";").collect(Collectors.joining(newLine));
        layout.replacePiece(
                new Span(step.at(), step.at()), step.before() ? lines + newLine : newLine + lines, step.site());
    }
}
