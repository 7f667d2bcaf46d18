package org.sluicempi.analyzer.flow.lowering;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import org.sluicempi.analyzer.flow.language.Generics;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** Writes the use of fields, and of {@code this}. */
final class FieldLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    FieldLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    Operand thisAccess(CtThisAccess<?> access) {
        CtTypeReference<?> type = access.getType();
        if (type == null) {
            return new Operand(body.emit(new Step.This(access)), null);
        }
        boolean exact = access.getTarget() instanceof CtTypeAccess<?> && !access.isImplicit();
        return new Operand(thisOf(access, type, exact), type);
    }

    /** {@code super} behind the name of a class is an object around this one; behind the name of an interface it is this one. */
    Operand superAccess(CtSuperAccess<?> access) {
        boolean around = access.getTarget() instanceof CtTypeAccess<?> named
                && !named.isImplicit()
                && !named.getAccessedType().isInterface();
        return around && access.getTarget() instanceof CtTypeAccess<?> named
                ? new Operand(thisOf(access, named.getAccessedType(), true), access.getType())
                : new Operand(body.emit(new Step.This(access)), access.getType());
    }

    /** This object or one around it, whichever is of the type. */
    Value thisOf(CtElement origin, CtTypeReference<?> type, boolean exact) {
        return lowering.scope.isThis(type, exact)
                ? body.emit(new Step.This(origin))
                : body.emit(new Step.OuterThis(origin, type));
    }

    Operand read(CtFieldAccess<?> access) {
        CtExpression<?> target = access.getTarget();
        if (access.getVariable() == null) {
            return new Operand(lowering.unknown(access, "a field without a name"), access.getType());
        }
        String name = access.getVariable().getSimpleName();
        if (name.equals("class") && target instanceof CtTypeAccess<?> type) {
            return new Operand(lowering.constant(access, type.getAccessedType()), access.getType());
        }
        if (name.equals("length") && isArray(access, target) && target != null) {
            Value array = lowering.expressions.receiver(target);
            return new Operand(body.emit(new Step.ArrayLength(access, array)), lowering.types.of("int"));
        }
        Optional<FieldRef> field = lowering.references.field(access.getVariable());
        if (field.isEmpty()) {
            evaluate(target);
            return new Operand(lowering.unknown(access, "a field that is not known"), access.getType());
        }
        Optional<Value> object = object(access, field.get());
        return read(access, field.get(), object, type(access, field.get()));
    }

    /** The type of a field as a member of the type that it is read from. */
    @Nullable
    CtTypeReference<?> type(CtFieldAccess<?> access, FieldRef field) {
        CtTypeReference<?> type = access.getVariable().getType();
        CtTypeReference<?> site = ExpressionLowering.type(access.getTarget());
        return type == null || field.isStatic()
                ? type
                : Generics.of(
                                site,
                                field.declaration()
                                        .map(CtField::getDeclaringType)
                                        .orElse(null),
                                lowering.declarations)
                        .of(type);
    }

    /** @param type of the field as a member of its object's type */
    Operand read(CtElement origin, FieldRef field, Optional<Value> object, @Nullable CtTypeReference<?> type) {
        if (field.isStatic()) {
            initialise(origin, field.owner());
        }
        Value value = body.emit(new Step.ReadField(origin, field, object));
        return member(value, type, field.type());
    }

    /** A member's value, which has less of a type when the program runs than in its text. */
    static Operand member(Value value, @Nullable CtTypeReference<?> type, CtTypeReference<?> declared) {
        CtTypeReference<?> erased = ConvertedTypes.erasure(declared);
        boolean less = type != null
                && ConvertedTypes.isReference(type)
                && ConvertedTypes.isReference(erased)
                && !ConvertedTypes.same(ConvertedTypes.erasure(type), erased);
        return new Operand(value, type == null ? declared : type, less ? erased : null);
    }

    /** The object that an access names, evaluated; of a static field it is evaluated for nothing. */
    Optional<Value> object(CtFieldAccess<?> access, FieldRef field) {
        CtExpression<?> target = access.getTarget();
        if (field.isStatic()) {
            evaluate(target);
            return Optional.empty();
        }
        if (target == null || target instanceof CtTypeAccess<?>) {
            return Optional.of(
                    lowering.fields.thisOf(access, access.getVariable().getDeclaringType(), false));
        }
        return Optional.of(lowering.expressions.receiver(target));
    }

    /** Evaluates an expression whose value is not used, unless it is the name of a class or this object. */
    void evaluate(@Nullable CtExpression<?> target) {
        boolean name = target instanceof CtTypeAccess<?>
                || target instanceof CtThisAccess<?>
                || target instanceof CtSuperAccess<?>;
        if (target != null && !name) {
            lowering.expressions.operand(target, target);
        }
    }

    void initialise(CtElement origin, String owner) {
        if (!lowering.scope.isInitialised(owner)) {
            body.emit(new Step.Initialise(origin, lowering.types.of(owner)));
        }
    }

    void initialise(CtElement origin, CtTypeReference<?> type) {
        if (!lowering.scope.isInitialised(type.getQualifiedName())) {
            body.emit(new Step.Initialise(origin, ConvertedTypes.erasure(type)));
        }
    }

    private static boolean isArray(CtFieldAccess<?> access, @Nullable CtExpression<?> target) {
        return access.getVariable().getDeclaringType() instanceof CtArrayTypeReference<?>
                || ExpressionLowering.type(target) instanceof CtArrayTypeReference<?>;
    }
}
