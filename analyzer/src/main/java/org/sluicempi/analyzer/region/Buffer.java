package org.sluicempi.analyzer.region;

import java.util.Optional;
import org.sluicempi.analyzer.symbolic.Definitions;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.CtArrayAccess;
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

    /** The buffer that an expression names; nothing where it is not a variable, a field or a row of one. */
    public static Optional<Buffer> of(CtExpression<?> expression) {
        if (!(expression.getType() instanceof CtArrayTypeReference<?> type)
                || !expression.getTypeCasts().isEmpty()) {
            return Optional.empty();
        }
        CtTypeReference<?> component = type.getComponentType();
        if (expression instanceof CtVariableAccess<?> access) {
            return Symbols.declaration(access)
                    .map(variable -> new Buffer(expression, variable, Optional.empty(), component));
        }
        if (expression instanceof CtArrayRead<?> element && element.getTarget() instanceof CtVariableAccess<?> access) {
            Optional<Poly> row = new ExpressionReader(Definitions.NONE).read(element.getIndexExpression());
            return row.isEmpty()
                    ? Optional.empty()
                    : Symbols.declaration(access).map(variable -> new Buffer(expression, variable, row, component));
        }
        return Optional.empty();
    }

    public boolean isRow() {
        return row.isPresent();
    }

    /** Whether an expression is the variable that this buffer is, or is a row of. */
    public boolean isVariable(CtExpression<?> expression) {
        return expression instanceof CtVariableAccess<?> access
                && Symbols.declaration(access).filter(d -> d == variable).isPresent();
    }

    /** Whether an expression names this very array, with an index of the same value where it is a row. */
    public boolean isArray(CtExpression<?> expression, ExpressionReader reader) {
        if (row.isEmpty()) {
            return isVariable(expression);
        }
        return expression instanceof CtArrayAccess<?, ?> element
                && isVariable(element.getTarget())
                && reader.read(element.getIndexExpression())
                        .map(index -> index.minus(row.get()).evaluated().equals(Poly.ZERO))
                        .orElse(false);
    }

    /** As the call writes it, for messages. */
    public String name() {
        return row.isPresent() ? variable.getSimpleName() + "[" + row.get() + "]" : variable.getSimpleName();
    }
}
