package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtSwitchExpression;
import spoon.reflect.code.CtYieldStatement;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Conditional expressions with a {@code switch} in them that have a type of their own to javac, because each of their values is a
 * number, or each a truth value, or {@code null}, and whatever a cast stands in front of: it looks at what the {@code switch} yields by
 * itself (JLS 15.25, 15.28.1). The model has the type that the place demands, with which a box would not be opened. Where that is not
 * known for certain, what is a box may be opened: {@link #mayBeOpened}.
 */
final class PrimitiveChoices {
    private final ConvertedTypes types;

    PrimitiveChoices(ConvertedTypes types) {
        this.types = types;
    }

    /** The type of a conditional or a {@code switch}; empty where it is the one of the model. */
    Optional<CtTypeReference<?>> of(CtExpression<?> choice) {
        CtExpression<?> around = choice;
        boolean standsAlone = false;
        while (true) {
            standsAlone |= yields(around)
                    && (!around.getTypeCasts().isEmpty() || around instanceof CtConditional<?> && isValue(around));
            boolean branch = around.getParent() instanceof CtConditional<?> outer
                    && outer.getCondition() != around
                    && around.getTypeCasts().isEmpty();
            if (!branch) {
                return standsAlone ? own(choice, false) : Optional.empty();
            }
            around = (CtExpression<?>) around.getParent();
        }
    }

    /**
     * Whether javac may open the box that is the value of a choice, although the model's type of that is a reference: numbers of several
     * types are among its values, or among those of one around it, so some place or other makes a number of them all.
     */
    static boolean mayBeOpened(@Nullable CtExpression<?> value) {
        CtTypeReference<?> type = ExpressionLowering.type(value);
        if (value == null
                || isChoice(value)
                || !ConvertedTypes.isReference(type)
                || ConvertedTypes.primitive(type).isEmpty()) {
            return false;
        }
        for (Optional<CtExpression<?>> choice = around(value); choice.isPresent(); choice = around(choice.get())) {
            if (isMixed(choice.get())) {
                return true;
            }
            if (!choice.get().getTypeCasts().isEmpty()) {
                return false;
            }
        }
        return false;
    }

    /** The choice that an expression is one of the values of. */
    private static Optional<CtExpression<?>> around(CtExpression<?> value) {
        if (value.getParent() instanceof CtConditional<?> outer) {
            return outer.getCondition() == value ? Optional.empty() : Optional.of(outer);
        }
        return value.getParent() instanceof CtYieldStatement end
                ? Optional.ofNullable(end.getParent(CtSwitchExpression.class))
                : Optional.empty();
    }

    private static boolean isMixed(CtExpression<?> choice) {
        List<CtTypeReference<?>> types = values(choice)
                .filter(value -> !isNull(value))
                .<CtTypeReference<?>>map(ExpressionLowering::type)
                .toList();
        boolean numbers = types.stream().allMatch(ConvertedTypes::isNumeric);
        boolean truths =
                types.stream().allMatch(type -> ConvertedTypes.primitive(type).isPresent() && isTruth(type));
        return (numbers || truths)
                && types.stream().map(ConvertedTypes::name).distinct().count() > 1;
    }

    /** What it may be, those of choices inside instead of these. */
    private static Stream<CtExpression<?>> values(CtExpression<?> choice) {
        List<? extends CtExpression<?>> own = choice instanceof CtConditional<?> plain
                ? List.of(plain.getThenExpression(), plain.getElseExpression())
                : yielded((CtSwitchExpression<?, ?>) choice);
        return own.stream().flatMap(value -> isChoice(value) ? values(value) : Stream.of(value));
    }

    private static boolean isChoice(CtExpression<?> expression) {
        return expression.getTypeCasts().isEmpty()
                && (expression instanceof CtConditional<?> || expression instanceof CtSwitchExpression<?, ?>);
    }

    private static boolean yields(@Nullable CtExpression<?> expression) {
        return expression instanceof CtSwitchExpression<?, ?>
                || expression instanceof CtConditional<?> choice
                        && (yields(choice.getThenExpression()) || yields(choice.getElseExpression()));
    }

    /** Whether javac takes an expression for a number or a truth value. */
    private boolean isValue(CtExpression<?> expression) {
        if (expression.getTypeCasts().isEmpty() && expression instanceof CtConditional<?> choice) {
            return isValue(choice.getThenExpression()) && isValue(choice.getElseExpression());
        }
        return isNull(expression)
                || own(expression, true)
                        .flatMap(type -> ConvertedTypes.primitive(type))
                        .isPresent();
    }

    private static boolean isNull(CtExpression<?> expression) {
        return expression instanceof CtLiteral<?> literal
                && literal.getValue() == null
                && literal.getTypeCasts().isEmpty();
    }

    /** @param casts whether those that are written around it count */
    private Optional<CtTypeReference<?>> own(CtExpression<?> expression, boolean casts) {
        boolean plain = !casts || expression.getTypeCasts().isEmpty();
        if (plain && expression instanceof CtSwitchExpression<?, ?> choice) {
            return common(yielded(choice));
        }
        if (plain && expression instanceof CtConditional<?> choice) {
            return common(List.of(choice.getThenExpression(), choice.getElseExpression()));
        }
        return Optional.ofNullable(ExpressionLowering.type(expression));
    }

    /** The type that several values have together, if they are numbers or truth values; with {@code null} among them, it is a box. */
    private Optional<CtTypeReference<?>> common(List<? extends CtExpression<?>> expressions) {
        CtTypeReference<?> common = null;
        boolean nulls = expressions.stream().anyMatch(PrimitiveChoices::isNull);
        for (CtExpression<?> expression : expressions) {
            if (isNull(expression)) {
                continue;
            }
            Optional<CtTypeReference<?>> type = own(expression, true)
                    .filter(found -> ConvertedTypes.primitive(found).isPresent())
                    .map(found -> nulls ? boxed(found) : found);
            if (type.isEmpty() || common != null && !fit(common, type.get(), nulls)) {
                return Optional.empty();
            }
            common = common == null ? type.get() : together(common, type.get());
        }
        return Optional.ofNullable(common);
    }

    private static boolean fit(CtTypeReference<?> one, CtTypeReference<?> other, boolean nulls) {
        return nulls ? ConvertedTypes.same(one, other) : isTruth(one) == isTruth(other);
    }

    private CtTypeReference<?> boxed(CtTypeReference<?> type) {
        return ConvertedTypes.isPrimitive(type) ? types.box(type.getSimpleName()) : type;
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
