package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.UnaryOperatorKind;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.reference.CtTypeReference;

/**
 * Writes what is evaluated on a condition only. Where a condition decides where to go on, {@code &&}, {@code ||} and
 * {@code !} have no value of their own: their operands lead to the right place.
 */
final class ConditionLowering {
    private final Lowering lowering;
    private final BodyBuilder body;
    private final PrimitiveChoices primitives;

    ConditionLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
        this.primitives = new PrimitiveChoices(lowering.types);
    }

    /** Goes on at one label or the other. */
    void condition(@Nullable CtExpression<?> expression, CtElement origin, Label yes, Label no) {
        if (expression == null) {
            body.branch(origin, lowering.unknown(origin, "a condition is missing"), yes, no);
            return;
        }
        int from = body.size();
        Optional<Object> constant = lowering.constants.of(expression);
        if (constant.isPresent()) {
            lowering.constant(expression, constant.get());
            body.jump(expression, Boolean.TRUE.equals(constant.get()) ? yes : no);
        } else if (!expression.getTypeCasts().isEmpty()) {
            plain(expression, yes, no);
        } else if (expression instanceof CtBinaryOperator<?> binary && isChain(binary)) {
            chain(binary, yes, no);
        } else if (expression instanceof CtUnaryOperator<?> unary && unary.getKind() == UnaryOperatorKind.NOT) {
            condition(unary.getOperand(), unary, no, yes);
        } else if (expression instanceof CtBinaryOperator<?> binary && PatternLowering.binds(binary)) {
            Operand value = lowering.expressions.operand(binary.getLeftHandOperand(), binary);
            lowering.patterns.test(binary, value, binary.getRightHandOperand(), yes, no);
        } else {
            plain(expression, yes, no);
        }
        body.mark(expression, from);
    }

    private void plain(CtExpression<?> expression, Label yes, Label no) {
        Value value = lowering.expressions.as(expression, lowering.types.of("boolean"), expression);
        body.branch(expression, value, yes, no);
    }

    private static boolean isChain(CtBinaryOperator<?> binary) {
        return binary.getKind() == BinaryOperatorKind.AND || binary.getKind() == BinaryOperatorKind.OR;
    }

    /** Operands of one operator, which nest on the left to any depth. */
    private void chain(CtBinaryOperator<?> outermost, Label yes, Label no) {
        BinaryOperatorKind kind = outermost.getKind();
        Deque<CtBinaryOperator<?>> spine = new ArrayDeque<>();
        CtExpression<?> leftmost = outermost;
        while (leftmost instanceof CtBinaryOperator<?> binary
                && binary.getKind() == kind
                && binary.getTypeCasts().isEmpty()
                && lowering.constants.of(leftmost).isEmpty()) {
            spine.push(binary);
            leftmost = binary.getLeftHandOperand();
        }
        int from = body.size();
        Label next = new Label();
        operand(leftmost, outermost, next, yes, no);
        while (!spine.isEmpty()) {
            CtBinaryOperator<?> binary = spine.pop();
            body.bind(next);
            if (spine.isEmpty()) {
                condition(binary.getRightHandOperand(), binary, yes, no);
            } else {
                next = new Label();
                operand(binary.getRightHandOperand(), outermost, next, yes, no);
            }
            body.mark(binary, from);
        }
    }

    private void operand(
            @Nullable CtExpression<?> operand, CtBinaryOperator<?> chain, Label next, Label yes, Label no) {
        boolean all = chain.getKind() == BinaryOperatorKind.AND;
        condition(operand, chain, all ? next : yes, all ? no : next);
    }

    /** The value of {@code &&} or {@code ||}. */
    Operand shortCircuit(CtBinaryOperator<?> binary, Operand left) {
        CtTypeReference<?> type = lowering.types.of("boolean");
        Value one = lowering.conversions.to(binary, left, type);
        Label second = new Label();
        Label end = new Label();
        boolean all = binary.getKind() == BinaryOperatorKind.AND;
        body.branch(binary, one, all ? second : end, all ? end : second);
        body.bind(second);
        Value other = lowering.expressions.as(binary.getRightHandOperand(), type, binary);
        body.bind(end);
        return new Operand(body.emit(new Step.Merge(binary, List.of(one, other))), type);
    }

    Operand choice(CtConditional<?> choice) {
        CtTypeReference<?> type = type(choice);
        Label yes = new Label();
        Label no = new Label();
        Label end = new Label();
        condition(choice.getCondition(), choice, yes, no);
        body.bind(yes);
        Value one = lowering.expressions.as(choice.getThenExpression(), type, choice);
        body.jump(choice, end);
        body.bind(no);
        Value other = lowering.expressions.as(choice.getElseExpression(), type, choice);
        body.bind(end);
        return new Operand(body.emit(new Step.Merge(choice, List.of(one, other))), type);
    }

    private @Nullable CtTypeReference<?> type(CtConditional<?> choice) {
        Optional<CtTypeReference<?>> primitive = primitives.of(choice);
        if (primitive.isPresent()) {
            return primitive.get();
        }
        if (choice.getType() != null) {
            return choice.getType();
        }
        CtTypeReference<?> one = ExpressionLowering.type(choice.getThenExpression());
        CtTypeReference<?> other = ExpressionLowering.type(choice.getElseExpression());
        boolean numbers = ConvertedTypes.isNumeric(one) && ConvertedTypes.isNumeric(other);
        return numbers && !ConvertedTypes.same(one, other) ? lowering.types.promote(one, other) : one;
    }
}
