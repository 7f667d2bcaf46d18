package org.sluicempi.analyzer.flow.lowering;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.CtAssert;
import spoon.reflect.code.CtBreak;
import spoon.reflect.code.CtCase;
import spoon.reflect.code.CtComment;
import spoon.reflect.code.CtContinue;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtIf;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtReturn;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtStatementList;
import spoon.reflect.code.CtSwitch;
import spoon.reflect.code.CtSynchronized;
import spoon.reflect.code.CtThrow;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtYieldStatement;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtTypeReference;

/** Writes the steps of statements. */
final class StatementLowering {
    private final Lowering lowering;
    private final BodyBuilder body;
    private @Nullable CtTypeReference<?> returned;

    StatementLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    /** Says as which type {@code return} returns its value; null where that is not known. */
    void returns(@Nullable CtTypeReference<?> type) {
        returned = type;
    }

    void statement(@Nullable CtStatement statement) {
        if (statement == null || statement instanceof CtComment) {
            return;
        }
        if (statement instanceof CtExpression<?> expression) {
            lowering.expressions.discard(expression);
            return;
        }
        String label = statement.getLabel();
        if (label == null || statement instanceof CtLoop) {
            body.range(statement, () -> plain(statement));
            return;
        }
        Label end = new Label();
        lowering.targets.enter(
                new JumpTargets.Target(label, false, end, Optional.empty(), Optional.empty(), body.depth()));
        body.range(statement, () -> plain(statement));
        lowering.targets.leave();
        body.bind(end);
    }

    void statements(List<? extends CtStatement> statements) {
        statements.forEach(this::statement);
    }

    private void plain(CtStatement statement) {
        if (statement instanceof CtStatementList list && !(statement instanceof CtCase<?>)) {
            statements(list.getStatements());
        } else if (statement instanceof CtLocalVariable<?> variable) {
            local(variable);
        } else if (statement instanceof CtIf choice) {
            choice(choice);
        } else if (statement instanceof CtLoop loop) {
            lowering.loops.loop(loop);
        } else if (statement instanceof CtReturn<?> end) {
            result(end);
        } else if (statement instanceof CtThrow end) {
            raise(end);
        } else if (statement instanceof CtTry region) {
            lowering.tries.region(region);
        } else if (statement instanceof CtSwitch<?> choice) {
            lowering.switches.statement(choice);
        } else if (statement instanceof CtSynchronized region) {
            locked(region);
        } else if (statement instanceof CtAssert<?> check) {
            check(check);
        } else if (!(statement instanceof CtType<?>)) {
            jump(statement);
        }
    }

    private void jump(CtStatement statement) {
        if (statement instanceof CtBreak end) {
            go(end, lowering.targets.ofBreak(end.getTargetLabel()), JumpTargets.Target::end);
        } else if (statement instanceof CtContinue end) {
            go(
                    end,
                    lowering.targets.ofContinue(end.getTargetLabel()),
                    target -> target.onward().orElseThrow());
        } else if (statement instanceof CtYieldStatement end) {
            lowering.switches.yield(end);
        } else {
            String kind = statement.getClass().getSimpleName();
            lowering.unknown(statement, "a statement of an unknown kind: " + kind);
        }
    }

    private void go(
            CtStatement jump,
            Optional<JumpTargets.Target> target,
            java.util.function.Function<JumpTargets.Target, Label> place) {
        if (target.isPresent()) {
            leave(jump, place.apply(target.get()), target.get().depth());
        } else {
            lowering.unknown(jump, "a jump whose target is not known");
            body.leave(new Step.Jump(jump), body.route(body.exit(), 0));
        }
    }

    /** Jumps through the clean-ups on the way. */
    void leave(CtElement origin, Label target, int depth) {
        body.leave(new Step.Jump(origin), body.route(target, depth));
    }

    private void local(CtLocalVariable<?> variable) {
        CtExpression<?> initialiser = variable.getDefaultExpression();
        if (initialiser != null) {
            Value value = lowering.expressions.as(initialiser, variable.getType(), variable);
            body.emit(new Step.WriteLocal(variable, variable, value));
        }
    }

    private void choice(CtIf choice) {
        Label yes = new Label();
        Label no = new Label();
        Label end = new Label();
        lowering.conditions.condition(choice.getCondition(), choice, yes, no);
        body.bind(yes);
        statement(choice.getThenStatement());
        if (choice.getElseStatement() == null) {
            body.bind(no);
            return;
        }
        body.jump(choice, end);
        body.bind(no);
        statement(choice.getElseStatement());
        body.bind(end);
    }

    private void result(CtReturn<?> end) {
        Optional<CalledMethod> called = lowering.called.filter(method -> method.endsWith(end));
        if (called.isPresent()) {
            called.get().end(end);
        } else {
            result(end, end.getReturnedExpression(), returned);
        }
    }

    /** Leaves the body with a value. */
    void result(CtElement origin, @Nullable CtExpression<?> expression, @Nullable CtTypeReference<?> type) {
        Optional<Value> value = Optional.empty();
        if (expression != null) {
            boolean lost = type == null && ConvertedTypes.isPrimitive(ExpressionLowering.type(expression));
            value = Optional.of(lowering.expressions.as(expression, type, origin));
            if (lost) {
                lowering.unknown(origin, "the type that is returned is not known");
            }
        }
        body.leave(new Step.Return(origin, value), body.route(body.exit(), 0));
    }

    private void raise(CtThrow end) {
        CtExpression<?> expression = end.getThrownExpression();
        Value value = expression == null
                ? lowering.unknown(end, "an expression is missing")
                : lowering.expressions.receiver(expression);
        body.raise(end, value);
    }

    private void locked(CtSynchronized region) {
        CtExpression<?> expression = region.getExpression();
        Value lock = expression == null
                ? lowering.unknown(region, "an expression is missing")
                : lowering.expressions.receiver(expression);
        body.emit(new Step.MonitorEnter(region, lock));
        body.protect(region, () -> statement(region.getBlock()), () -> body.emit(new Step.MonitorExit(region, lock)));
    }

    private void check(CtAssert<?> check) {
        CtType<?> around = lowering.scope.type();
        FieldRef disabled = new FieldRef(
                around.getQualifiedName(), "$assertionsDisabled", lowering.types.of("boolean"), true, Optional.empty());
        Label enabled = new Label();
        Label fails = new Label();
        Label end = new Label();
        Value off = body.emit(new Step.ReadField(check, disabled, Optional.empty()));
        body.branch(check, off, end, enabled);
        body.bind(enabled);
        lowering.conditions.condition(check.getAssertExpression(), check, end, fails);
        body.bind(fails);
        CtExpression<?> text = check.getExpression();
        lowering.creations.raise(check, "java.lang.AssertionError", text);
        body.bind(end);
    }
}
