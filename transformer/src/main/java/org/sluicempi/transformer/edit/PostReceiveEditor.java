package org.sluicempi.transformer.edit;

import java.util.Optional;
import org.sluicempi.analyzer.plan.Step.PostReceive;
import org.sluicempi.analyzer.source.Span;

final class PostReceiveEditor implements StepEditor<PostReceive> {
    @Override
    public Class<PostReceive> kind() {
        return PostReceive.class;
    }

    @Override
    public void edit(PostReceive step, Layout layout) {
        String typed = step.type() + " " + step.variable();
        step.declaredBefore()
                .ifPresent(offset -> layout.before(
                        offset, Layout.Rank.DECLARE, step.site(), typed + " = " + step.type() + ".none();"));
        String target = step.declaredBefore().isPresent() ? step.variable() : typed;
        Optional<RewrittenCall> call = RewrittenCall.of(layout.text(), step.statement(), step.expression());
        if (call.isPresent()) {
            edit(call.get(), target, step, layout);
        } else {
            layout.replace(step.statement(), target + " = " + step.expression() + ";", step.site());
        }
    }

    /** Leaves what stays the same where it is, so that all of it keeps its line. */
    private static void edit(RewrittenCall call, String target, PostReceive step, Layout layout) {
        int start = step.statement().start();
        layout.replacePiece(
                new Span(start, call.target().orElse(start)),
                call.target().isPresent() ? target : target + " = ",
                step.site());
        layout.replacePiece(call.method(), call.newMethod(), step.site());
        if (!call.firstArgument().isEmpty()) {
            int open = call.method().end() + 1;
            layout.replacePiece(new Span(open, open), call.firstArgument(), step.site());
        }
    }
}
