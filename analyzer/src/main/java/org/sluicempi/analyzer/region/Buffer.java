package org.sluicempi.analyzer.region;

import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * The array that a message lives in: the value of a variable, or one row of an array of arrays.
 *
 * @param expression as the call names it
 * @param variable that holds the array, or the array of arrays
 * @param row index of the row
 * @param component type of the elements
 */
public record Buffer(
        CtExpression<?> expression, CtVariable<?> variable, Optional<Poly> row, CtTypeReference<?> component) {

    /**
     * The buffer that an expression names; nothing where it is not a variable, a field or a row of one.
     *
     * @param reader of the body that the expression stands in
     */
    public static Optional<Buffer> of(CtExpression<?> expression, ExpressionReader reader) {
        if (!(expression.getType() instanceof CtArrayTypeReference<?> type)
                || !expression.getTypeCasts().isEmpty()) {
            return Optional.empty();
        }
        CtTypeReference<?> component = type.getComponentType();
        if (expression instanceof CtVariableAccess<?> access) {
            return reader.variable(access)
                    .map(variable -> new Buffer(expression, variable, Optional.empty(), component));
        }
        if (expression instanceof CtArrayRead<?> element && element.getTarget() instanceof CtVariableAccess<?> access) {
            Optional<Poly> row = reader.read(element.getIndexExpression());
            return row.isEmpty()
                    ? Optional.empty()
                    : reader.variable(access).map(variable -> new Buffer(expression, variable, row, component));
        }
        return Optional.empty();
    }

    /**
     * As {@link #of}, and any array that elements of a variable refer to, however deep, by the name of that variable: for who asks
     * by values which array it is.
     */
    public static Optional<Buffer> ofAnyRow(CtExpression<?> expression, ExpressionReader reader) {
        return of(expression, reader).or(() -> {
            CtExpression<?> holder = expression;
            while (holder instanceof CtArrayRead<?> element) {
                holder = element.getTarget();
            }
            return expression.getType() instanceof CtArrayTypeReference<?> type
                            && expression.getTypeCasts().isEmpty()
                            && holder instanceof CtVariableAccess<?> access
                            && access.getVariable().getDeclaration() != null
                    ? Optional.of(new Buffer(
                            expression,
                            access.getVariable().getDeclaration(),
                            Optional.empty(),
                            type.getComponentType()))
                    : Optional.empty();
        });
    }

    public boolean isRow() {
        return row.isPresent();
    }

    /** Whether a value is that of the variable that this buffer is, or is a row of. */
    public boolean isVariable(Body body, Value value) {
        Step step = body.producer(value);
        return step instanceof Step.ReadLocal local && local.variable() == variable
                || step instanceof Step.ReadField field
                        && isField(field.field(), field.target().map(body::producer));
    }

    /** Whether a step gives that variable another value. */
    public boolean isAssignedBy(Step step) {
        return step instanceof Step.WriteLocal local && local.variable() == variable
                || step instanceof Step.WriteField field
                        && field.field()
                                .declaration()
                                .filter(d -> d == variable)
                                .isPresent();
    }

    private boolean isField(FieldRef field, Optional<Step> target) {
        return field.declaration().filter(d -> d == variable).isPresent()
                && target.map(object -> object instanceof Step.This || object instanceof Step.OuterThis)
                        .orElse(true);
    }

    /** Whether a value is this very array, with an index of the same value where it is a row. */
    public boolean isArray(Body body, Value value, ExpressionReader reader) {
        if (row.isEmpty()) {
            return isVariable(body, value);
        }
        return body.producer(value) instanceof Step.ReadElement element
                && isVariable(body, element.array())
                && reader.read(element.index())
                        .map(index -> index.minus(row.get()).evaluated().equals(Poly.ZERO))
                        .orElse(false);
    }

    /** As the call writes it, for messages. */
    public String name() {
        return row.isPresent() ? variable.getSimpleName() + "[" + row.get() + "]" : variable.getSimpleName();
    }
}
