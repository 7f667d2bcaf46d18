package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.plan.Step.Strip;

/** Puts the loop over strips around a loop, and lets the loop run over one strip. */
final class StripEditor implements StepEditor<Strip> {
    @Override
    public Class<Strip> kind() {
        return Strip.class;
    }

    @Override
    public void edit(Strip step, Layout layout) {
        String from = step.stripFrom();
        String to = step.stripTo();
        List<String> added = StripText.opening(step, layout.text().tokens());
        List<Line> opening = new ArrayList<>();
        added.forEach(text -> opening.add(new Line(step.site(), text)));
        opening.addAll(RangeCalls.waits(step.waits()));
        layout.around(step.loop(), new Around.Outer(step.site(), opening, RangeCalls.sends(step.sends())));
        layout.replacePiece(step.lower(), from, step.site());
        layout.replacePiece(step.upper(), to, step.site());
        if (step.inclusive()) {
            layout.replacePiece(step.operator(), "<", step.site());
        }
    }
}
