package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtSwitchExpression;
import spoon.reflect.code.CtYieldStatement;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Conditional expressions between a {@code switch} and another value that are of a primitive type to javac, which looks at what the
 * {@code switch} yields by itself (JLS 15.25); the model has the type that the place demands, and a box in it would not be opened.
 */
final class PrimitiveChoices {
    private final ConvertedTypes types;

    PrimitiveChoices(ConvertedTypes types) {
        this.types = types;
    }

    /** Empty for all others. */
    Optional<CtTypeReference<?>> of(CtConditional<?> choice) {
        boolean yields = yields(choice.getThenExpression()) || yields(choice.getElseExpression());
        return yields
                ? common(List.of(choice.getThenExpression(), choice.getElseExpression()))
                        .filter(ConvertedTypes::isPrimitive)
                : Optional.empty();
    }

    private static boolean yields(@Nullable CtExpression<?> expression) {
        if (expression == null || !expression.getTypeCasts().isEmpty()) {
            return false;
        }
        return expression instanceof CtSwitchExpression<?, ?>
                || expression instanceof CtConditional<?> choice
                        && (yields(choice.getThenExpression()) || yields(choice.getElseExpression()));
    }

    /** The type that numbers, or truth values, have together. */
    private Optional<CtTypeReference<?>> common(List<? extends CtExpression<?>> expressions) {
        CtTypeReference<?> common = null;
        for (CtExpression<?> expression : expressions) {
            Optional<CtTypeReference<?>> type = own(expression)
                    .filter(found -> ConvertedTypes.primitive(found).isPresent());
            if (type.isEmpty() || common != null && isTruth(common) != isTruth(type.get())) {
                return Optional.empty();
            }
            common = common == null ? type.get() : together(common, type.get());
        }
        return Optional.ofNullable(common);
    }

    private CtTypeReference<?> together(CtTypeReference<?> one, CtTypeReference<?> other) {
        if (ConvertedTypes.same(one, other)) {
            return one;
        }
        return isTruth(one) ? types.of("boolean") : types.promote(one, other);
    }

    private static boolean isTruth(CtTypeReference<?> type) {
        return !ConvertedTypes.isNumeric(type);
    }

    private Optional<CtTypeReference<?>> own(CtExpression<?> expression) {
        if (expression.getTypeCasts().isEmpty() && expression instanceof CtSwitchExpression<?, ?> choice) {
            return common(yielded(choice));
        }
        if (expression.getTypeCasts().isEmpty() && expression instanceof CtConditional<?> choice) {
            return common(List.of(choice.getThenExpression(), choice.getElseExpression()));
        }
        return Optional.ofNullable(ExpressionLowering.type(expression));
    }

    private static List<CtExpression<?>> yielded(CtSwitchExpression<?, ?> choice) {
        List<CtExpression<?>> values = new ArrayList<>();
        for (CtYieldStatement end : choice.getElements(new TypeFilter<>(CtYieldStatement.class))) {
            if (end.getParent(CtSwitchExpression.class) == choice && end.getExpression() != null) {
                values.add(end.getExpression());
            }
        }
        return values;
    }
}
