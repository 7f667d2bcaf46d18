package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;

/** Says to a layout what each kind of step wants. */
final class StepEditor {
    private final Placement layout;

    StepEditor(Placement layout) {
        this.layout = layout;
    }

    void edit(Step step) {
        if (step instanceof Step.Import imports) {
            edit(imports);
        } else if (step instanceof Step.Before before) {
            layout.before(before.at(), before.rank(), new Line(before.site(), before.statement()));
        } else if (step instanceof Step.Behind behind) {
            layout.behind(behind.at(), new Line(behind.site(), behind.statement()));
        } else if (step instanceof Step.First first) {
            layout.first(first.body(), new Line(first.site(), first.statement()));
        } else if (step instanceof Step.Last last) {
            layout.last(last.body(), new Line(last.site(), last.statement()));
        } else if (step instanceof Step.Replace replace) {
            edit(replace);
        } else if (step instanceof Step.ReplaceExpression replace) {
            edit(replace);
        } else if (step instanceof Step.Append append) {
            layout.append(append.at(), new Line(append.site(), append.item()));
        } else if (step instanceof Step.Wrap wrap) {
            edit(wrap);
        } else if (step instanceof Step.Count count) {
            layout.replacePiece(count.header(), count.text(), count.site());
            layout.declaration(count.body(), new Line(count.site(), count.declaration()));
        } else if (step instanceof Step.Finally leaving) {
            layout.leaving(leaving.statements(), new Line(leaving.site(), leaving.text()));
        } else {
            throw new IllegalStateException("not a known kind of step: " + step);
        }
    }

    private void edit(Step.Import step) {
        String newLine = layout.text().lineSeparator(step.at());
        String lines = step.types().stream().map(type -> "import " + type + ";").collect(Collectors.joining(newLine));
        layout.replacePiece(
                new Span(step.at(), step.at()), step.before() ? lines + newLine : newLine + lines, step.site());
    }

    /** Leaves what stays the same where it is, so that all of it keeps its line. */
    private void edit(Step.Replace step) {
        Optional<RewrittenCall> call = RewrittenCall.of(layout.text(), step.statement(), step.text());
        if (call.isPresent()) {
            call.get().pieces(step).forEach(piece -> layout.replacePiece(piece.span(), piece.text(), step.site()));
        } else {
            layout.replace(step.statement(), step.text(), step.site());
        }
    }

    /** Leaves alone what both expressions begin with. */
    private void edit(Step.ReplaceExpression step) {
        int same = layout.text().commonStart(step.expression(), step.text());
        Span rest = new Span(step.expression().start() + same, step.expression().end());
        layout.replacePiece(rest, step.text().substring(same), step.site());
    }

    private void edit(Step.Wrap step) {
        List<Line> opening = new ArrayList<>();
        opening.add(new Line(step.site(), step.header() + " {"));
        step.first().forEach(inner -> opening.add(new Line(inner.site(), inner.statement())));
        List<Line> closing = step.last().stream()
                .map(inner -> new Line(inner.site(), inner.statement()))
                .toList();
        Around.Outer outer = new Around.Outer(step.site(), opening, closing);
        if (step.braced()) {
            layout.bracedAround(step.statement(), outer);
        } else {
            layout.around(step.statement(), outer);
        }
    }
}
