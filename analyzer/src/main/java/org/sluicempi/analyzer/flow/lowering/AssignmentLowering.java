package org.sluicempi.analyzer.flow.lowering;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConstantOperators;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtArrayAccess;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtOperatorAssignment;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.code.UnaryOperatorKind;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Writes assignments (JLS 15.26). The steps of the written element are those of its parts: the array and the index, the
 * object; the write itself comes behind the value, and its origin is the written element.
 */
final class AssignmentLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    AssignmentLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    Operand assignment(CtAssignment<?, ?> assignment) {
        Place place = place(assignment.getAssigned());
        if (assignment instanceof CtOperatorAssignment<?, ?> compound) {
            return compound(compound, place);
        }
        Value value = lowering.expressions.as(assignment.getAssignment(), place.type(), assignment);
        write(place, value);
        return new Operand(value, place.type());
    }

    private Operand compound(CtOperatorAssignment<?, ?> assignment, Place place) {
        Operand before = read(place);
        Operand result =
                lowering.operators.combine(assignment, assignment.getKind(), before, assignment.getAssignment());
        Value value = place.type() == null
                ? result.value()
                : lowering.conversions.cast(assignment, result, place.type()).value();
        write(place, value);
        return new Operand(value, place.type());
    }

    Operand increment(CtUnaryOperator<?> unary) {
        Place place = place(unary.getOperand());
        Operand before = read(place);
        Operand number = lowering.conversions.unboxed(unary, before);
        CtTypeReference<?> type = lowering.types.promote(number.type(), null);
        Value one = lowering.conversions.to(unary, number, type);
        Value by = lowering.constant(unary, ConstantOperators.cast(1, type).orElseThrow());
        UnaryOperatorKind kind = unary.getKind();
        boolean up = kind == UnaryOperatorKind.PREINC || kind == UnaryOperatorKind.POSTINC;
        boolean earlier = kind == UnaryOperatorKind.POSTINC || kind == UnaryOperatorKind.POSTDEC;
        Value sum = body.emit(
                new Step.Binary(unary, up ? BinaryOperatorKind.PLUS : BinaryOperatorKind.MINUS, type, one, by));
        Value after = place.type() == null
                ? sum
                : lowering.conversions
                        .cast(unary, new Operand(sum, type), place.type())
                        .value();
        write(place, after);
        return earlier ? before : new Operand(after, place.type());
    }

    /** Evaluates the parts of what is written. */
    Place place(CtExpression<?> written) {
        return body.range(written, () -> {
            if (written instanceof CtFieldAccess<?> access) {
                return field(access);
            }
            if (written instanceof CtVariableAccess<?> access) {
                return local(access);
            }
            if (written instanceof CtArrayAccess<?, ?> access) {
                return elementPlace(access);
            }
            lowering.expressions.operand(written, written);
            return new Place.Nowhere(written, written.getType());
        });
    }

    private Place local(CtVariableAccess<?> access) {
        CtVariable<?> variable = lowering.declarations.local(access).orElse(null);
        if (variable == null) {
            return new Place.Nowhere(access, access.getType());
        }
        CtTypeReference<?> type = variable.getType() == null ? access.getType() : variable.getType();
        return new Place.Local(access, type, variable);
    }

    private Place field(CtFieldAccess<?> access) {
        Optional<FieldRef> field = lowering.references.field(access.getVariable());
        if (field.isEmpty()) {
            lowering.fields.evaluate(access.getTarget());
            return new Place.Nowhere(access, access.getType());
        }
        Optional<Value> object = lowering.fields.object(access, field.get());
        return new Place.Field(access, lowering.fields.type(access, field.get()), field.get(), object);
    }

    private Place elementPlace(CtArrayAccess<?, ?> access) {
        Value array = lowering.expressions.receiver(access.getTarget());
        CtTypeReference<?> index = lowering.types.of("int");
        Value at = lowering.expressions.as(access.getIndexExpression(), index, access);
        return new Place.Element(access, elementType(access), array, at);
    }

    private static @Nullable CtTypeReference<?> elementType(CtArrayAccess<?, ?> access) {
        CtTypeReference<?> component = ConvertedTypes.component(ExpressionLowering.type(access.getTarget()));
        boolean open = component == null || component instanceof CtTypeParameterReference;
        return open && access.getType() != null ? access.getType() : component;
    }

    /** Reads an element of an array. */
    Operand element(CtArrayAccess<?, ?> access) {
        return read(elementPlace(access));
    }

    private Operand read(Place place) {
        if (place instanceof Place.Local local) {
            return new Operand(body.emit(new Step.ReadLocal(local.origin(), local.variable())), local.type());
        }
        if (place instanceof Place.Field field) {
            return lowering.fields.read(field.origin(), field.field(), field.object(), field.type());
        }
        if (place instanceof Place.Element at) {
            return new Operand(body.emit(new Step.ReadElement(at.origin(), at.array(), at.index())), at.type());
        }
        return new Operand(lowering.unknown(place.origin(), "what is read is not known"), place.type());
    }

    private void write(Place place, Value value) {
        if (place instanceof Place.Local local) {
            body.emit(new Step.WriteLocal(local.origin(), local.variable(), value));
        } else if (place instanceof Place.Field field) {
            if (field.field().isStatic()) {
                lowering.fields.initialise(field.origin(), field.field().owner());
            }
            body.emit(new Step.WriteField(field.origin(), field.field(), field.object(), value));
        } else if (place instanceof Place.Element at) {
            boolean references = !ConvertedTypes.isPrimitive(at.type());
            body.emit(new Step.WriteElement(at.origin(), at.array(), at.index(), value, references));
        } else {
            lowering.unknown(place.origin(), "what is written is not known");
        }
    }
}
