package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.CaseKind;
import spoon.reflect.code.CtAbstractSwitch;
import spoon.reflect.code.CtCase;
import spoon.reflect.code.CtSwitch;
import spoon.reflect.code.CtSwitchExpression;
import spoon.reflect.code.CtYieldStatement;
import spoon.reflect.reference.CtTypeReference;

/** Writes switches, statements and expressions; how the case is found is {@link SwitchSelection}'s. */
final class SwitchLowering {
    private static final int LEVEL_OF_PATTERNS = 21;

    private final Lowering lowering;
    private final BodyBuilder body;
    private final SwitchSelection selection;

    SwitchLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
        this.selection = new SwitchSelection(lowering);
    }

    void statement(CtSwitch<?> choice) {
        Label end = new Label();
        lowering.targets.enter(
                new JumpTargets.Target(null, true, end, Optional.empty(), Optional.empty(), body.depth()));
        cases(choice, end, false);
        lowering.targets.leave();
        body.bind(end);
    }

    Operand expression(CtSwitchExpression<?, ?> choice) {
        Label end = new Label();
        CtTypeReference<?> type =
                new PrimitiveChoices(lowering.types).of(choice).orElse(choice.getType());
        Operands values = new Operands(type);
        lowering.targets.enter(
                new JumpTargets.Target(null, false, end, Optional.empty(), Optional.of(values), body.depth()));
        cases(choice, end, true);
        lowering.targets.leave();
        body.bind(end);
        return new Operand(body.emit(new Step.Merge(choice, values.values())), type);
    }

    void yield(CtYieldStatement end) {
        if (end.isImplicit()
                && end.getParent() instanceof CtCase<?> arrow
                && arrow.getParent() instanceof CtSwitch<?>) {
            if (end.getExpression() != null) {
                lowering.expressions.discard(end.getExpression());
            }
            return;
        }
        Optional<JumpTargets.Target> target = lowering.targets.ofYield();
        if (target.isEmpty()) {
            lowering.unknown(end, "a yield outside of a switch");
            return;
        }
        Operands values = target.get().yields().orElseThrow();
        values.values().add(lowering.expressions.typed(end.getExpression(), values.type(), end));
        lowering.statements.leave(end, target.get().end(), target.get().depth());
    }

    private void cases(CtAbstractSwitch<?> choice, Label end, boolean isExpression) {
        List<CtCase<?>> cases = new ArrayList<>(choice.getCases());
        List<Label> entries = new ArrayList<>();
        Optional<Label> fallback = Optional.empty();
        for (CtCase<?> branch : cases) {
            Label entry = new Label();
            entries.add(entry);
            if (branch.getCaseExpressions().isEmpty() || branch.getIncludesDefault()) {
                fallback = Optional.of(entry);
            }
        }
        boolean mustMatch = isExpression || SwitchSelection.matches(choice);
        Label nothing = new Label();
        selection.select(choice, cases, entries, fallback.orElse(mustMatch ? nothing : end));
        for (int i = 0; i < cases.size(); i++) {
            CtCase<?> branch = cases.get(i);
            body.bind(entries.get(i));
            body.range(branch, () -> lowering.statements.statements(branch.getStatements()));
            if (branch.getCaseKind() == CaseKind.ARROW) {
                body.jump(branch, end);
            }
        }
        if (fallback.isEmpty() && mustMatch) {
            body.jump(choice, end);
            body.bind(nothing);
            unmatched(choice);
        }
    }

    private void unmatched(CtAbstractSwitch<?> choice) {
        CtTypeReference<?> selector = ExpressionLowering.type(choice.getSelector());
        boolean old = lowering.types.level() < LEVEL_OF_PATTERNS && ConvertedTypes.isReference(selector);
        lowering.creations.raise(
                choice, old ? "java.lang.IncompatibleClassChangeError" : "java.lang.MatchException", null);
    }
}
