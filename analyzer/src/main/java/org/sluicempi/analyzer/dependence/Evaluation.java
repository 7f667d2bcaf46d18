package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.model.Effect;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtFieldWrite;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;

/**
 * Whether an expression can be evaluated at an earlier place, with the same value and without an effect.
 *
 * @param code everything that is executed between the earlier place and the expression
 * @param earlier offset of the earlier place in the text
 * @param total whether the expression must not be able to fail, because the original may not evaluate it at all
 * @param inlines whether the initialiser of a variable that is declared too late will be written in its place
 */
record Evaluation(Code code, int earlier, boolean total, boolean inlines) {

    /** The part of the expression that stands in the way. */
    Optional<CtElement> obstacle(CtExpression<?> expression) {
        if (expression instanceof CtLiteral<?>
                || expression instanceof CtThisAccess<?>
                || expression instanceof CtTypeAccess<?>) {
            return Optional.empty();
        }
        if (expression instanceof CtVariableRead<?> read) {
            return variable(read);
        }
        if (expression instanceof CtUnaryOperator<?> unary) {
            return switch (unary.getKind()) {
                case POS, NEG, NOT, COMPL -> obstacle(unary.getOperand());
                default -> Optional.of(unary);
            };
        }
        if (expression instanceof CtBinaryOperator<?> binary) {
            return binary(binary);
        }
        if (expression instanceof CtConditional<?> choice) {
            return obstacle(choice.getCondition())
                    .or(() -> obstacle(choice.getThenExpression()))
                    .or(() -> obstacle(choice.getElseExpression()));
        }
        if (expression instanceof CtInvocation<?> call) {
            return call(call);
        }
        if (expression instanceof CtArrayRead<?> element) {
            return element(element);
        }
        return Optional.of(expression);
    }

    private Optional<CtElement> variable(CtVariableRead<?> read) {
        if (Symbols.isLength(read)) {
            CtExpression<?> array = ((CtFieldRead<?>) read).getTarget();
            return array instanceof CtVariableRead<?> ? obstacle(array) : Optional.of(read);
        }
        if (read instanceof CtFieldRead<?> field && isApiConstant(field)) {
            return Optional.empty();
        }
        if (read instanceof CtFieldRead<?> field && FreshObjects.isHeld(field.getTarget())) {
            CtField<?> declaration = field.getVariable().getFieldDeclaration();
            return declaration == null
                    ? Optional.of(read)
                    : obstacle(field.getTarget()).or(() -> code.change(declaration));
        }
        Optional<CtVariable<?>> declaration = Symbols.declaration(read);
        if (declaration.isEmpty()) {
            return Optional.of(read);
        }
        CtVariable<?> variable = declaration.get();
        Optional<CtExpression<?>> definition = new Inlining(code, earlier).definition(variable);
        if (inlines && definition.isPresent()) {
            return obstacle(definition.get());
        }
        boolean late = variable instanceof CtLocalVariable<?>
                && Spans.exist(variable)
                && variable.getPosition().getSourceStart() >= earlier;
        if (late) {
            return Optional.of(variable);
        }
        return code.change(variable);
    }

    /** {@code MPI.COMM_WORLD}, {@code MPI.DOUBLE}: set before main runs, whether or not their declaration can be seen. */
    private boolean isApiConstant(CtFieldRead<?> field) {
        CtTypeReference<?> owner = field.getVariable().getDeclaringType();
        return owner != null
                && field.getTarget() instanceof CtTypeAccess<?>
                && code.effects().dialect().isApiType(owner)
                && code.all(CtFieldWrite.class).stream()
                        .noneMatch(write -> owner.equals(write.getVariable().getDeclaringType()));
    }

    private Optional<CtElement> binary(CtBinaryOperator<?> binary) {
        BinaryOperatorKind kind = binary.getKind();
        boolean divides = kind == BinaryOperatorKind.DIV || kind == BinaryOperatorKind.MOD;
        if (kind == BinaryOperatorKind.INSTANCEOF || divides && total && !divisorIsFine(binary)) {
            return Optional.of(binary);
        }
        return obstacle(binary.getLeftHandOperand()).or(() -> obstacle(binary.getRightHandOperand()));
    }

    private static boolean divisorIsFine(CtBinaryOperator<?> division) {
        return division.getRightHandOperand() instanceof CtLiteral<?> literal
                && literal.getValue() instanceof Number number
                && number.longValue() != 0;
    }

    private Optional<CtElement> call(CtInvocation<?> call) {
        Effect effect = code.effects().of((CtAbstractInvocation<?>) call);
        if (effect.kind() != Effect.Kind.PURE || total && effect.mayThrow()) {
            return Optional.of(call);
        }
        CtExpression<?> target = call.getTarget();
        Optional<CtElement> obstacle = target == null ? Optional.empty() : obstacle(target);
        for (CtExpression<?> argument : call.getArguments()) {
            obstacle = obstacle.or(() -> obstacle(argument));
        }
        return obstacle;
    }

    private Optional<CtElement> element(CtArrayRead<?> element) {
        if (total || !(element.getTarget() instanceof CtVariableRead<?> array)) {
            return Optional.of(element);
        }
        return obstacle(array)
                .or(() -> obstacle(element.getIndexExpression()))
                .or(() -> ArrayWrites.mayWrite(code, array));
    }
}
