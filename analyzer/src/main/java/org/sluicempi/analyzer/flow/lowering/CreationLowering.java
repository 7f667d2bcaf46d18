package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import org.sluicempi.analyzer.flow.language.Generics;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtNewArray;
import spoon.reflect.code.CtNewClass;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;

/**
 * Writes new objects and arrays. What the object of an inner, local or anonymous class keeps from where it is made (the
 * object around it, the values of variables) is a {@link Step.Capture} behind the {@link Step.Allocate} of the same
 * origin; the arguments of the constructor's call are those that it declares.
 */
final class CreationLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    CreationLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    Operand object(CtConstructorCall<?> creation) {
        Optional<Value> around = around(creation);
        CtTypeReference<?> type = creation instanceof CtNewClass<?> anonymous
                ? anonymous.getAnonymousClass().getReference()
                : creation.getType();
        Optional<MethodRef> constructor = lowering.references.method(creation.getExecutable());
        if (constructor.isEmpty() || type == null) {
            creation.getArguments().forEach(argument -> lowering.expressions.operand(argument, creation));
            return new Operand(lowering.unknown(creation, "a constructor that is not known"), type);
        }
        lowering.fields.initialise(creation, type);
        Value object = body.emit(new Step.Allocate(creation, ConvertedTypes.erasure(type)));
        capture(creation, type, around);
        CtExecutable<?> declaration = constructor.get().declaration().orElse(null);
        Generics generics = Generics.of(
                        creation.getType(),
                        lowering.declarations.type(creation.getType()).orElse(null),
                        lowering.declarations)
                .with(declaration, creation.getActualTypeArguments());
        List<Value> arguments =
                lowering.calls.arguments(creation, constructor.get(), creation.getArguments(), generics);
        body.emit(new Step.Call(creation, constructor.get(), Dispatch.SPECIAL, Optional.of(object), arguments, false));
        return new Operand(object, creation.getType());
    }

    /** The object that is named as the one around the new one. */
    private Optional<Value> around(CtConstructorCall<?> creation) {
        CtExpression<?> target = creation.getTarget();
        if (target == null || target.isImplicit()) {
            return Optional.empty();
        }
        Value value = lowering.expressions.receiver(target);
        around(creation, target, value);
        return Optional.of(value);
    }

    /** The check that an object around a new one is there, unless that is plain. */
    void around(CtElement origin, CtExpression<?> written, Value object) {
        if (!(written instanceof CtThisAccess<?>) && !(written instanceof CtConstructorCall<?>)) {
            nonNull(origin, object);
        }
    }

    /** A call that throws if a value is null. */
    void nonNull(CtElement origin, Value value) {
        CtTypeReference<?> object = lowering.types.object();
        MethodRef method =
                lowering.references.method(lowering.types.of("java.util.Objects"), "requireNonNull", object, object);
        body.emit(new Step.Call(origin, method, Dispatch.STATIC, Optional.empty(), List.of(value), true));
    }

    private void capture(CtElement origin, CtTypeReference<?> type, Optional<Value> named) {
        List<Value> values = new ArrayList<>(named.stream().toList());
        values.addAll(named.isPresent() ? variables(origin, type) : taken(origin, type));
        if (!values.isEmpty()) {
            body.emit(new Step.Capture(origin, values));
        }
    }

    /** What an object of a class takes along from the place where it is made, or where its constructor is referred to. */
    List<Value> taken(CtElement origin, CtTypeReference<?> reference) {
        List<Value> values = new ArrayList<>();
        Optional<CtType<?>> type = lowering.declarations.type(reference);
        if (type.isPresent() && Scope.isInner(type.get())) {
            CtType<?> outer = type.get().getParent(CtType.class);
            values.add(
                    outer == null
                            ? body.emit(new Step.This(origin))
                            : lowering.fields.thisOf(origin, outer.getReference(), false));
        }
        values.addAll(variables(origin, reference));
        return values;
    }

    private List<Value> variables(CtElement origin, CtTypeReference<?> reference) {
        List<Value> values = new ArrayList<>();
        Optional<CtType<?>> type = lowering.declarations.type(reference);
        if (type.isPresent() && (type.get().isLocalType() || type.get().isAnonymous())) {
            for (CtVariable<?> variable : Captures.variables(type.get(), lowering)) {
                values.add(body.emit(new Step.ReadLocal(origin, variable)));
            }
        }
        return values;
    }

    Operand array(CtNewArray<?> creation) {
        CtTypeReference<?> type = creation.getType();
        if (type == null) {
            return new Operand(lowering.unknown(creation, "an array of an unknown type"), null);
        }
        if (creation.getDimensionExpressions().isEmpty()) {
            return new Operand(filled(creation, type, creation.getElements()), type);
        }
        List<Value> lengths = new ArrayList<>();
        for (CtExpression<Integer> dimension : creation.getDimensionExpressions()) {
            lengths.add(lowering.expressions.as(dimension, lowering.types.of("int"), creation));
        }
        return new Operand(body.emit(new Step.AllocateArray(creation, ConvertedTypes.erasure(type), lengths)), type);
    }

    /** An array with its elements. */
    Value filled(CtElement origin, CtTypeReference<?> type, List<? extends CtExpression<?>> elements) {
        Value length = lowering.constant(origin, elements.size());
        Value array = body.emit(new Step.AllocateArray(origin, ConvertedTypes.erasure(type), List.of(length)));
        CtTypeReference<?> component = ConvertedTypes.component(type);
        for (int i = 0; i < elements.size(); i++) {
            Value index = lowering.constant(origin, i);
            Value value = lowering.expressions.as(elements.get(i), component, origin);
            body.emit(new Step.WriteElement(origin, array, index, value, !ConvertedTypes.isPrimitive(component)));
        }
        return array;
    }

    /** Makes an exception that the text does not make, and throws it. */
    void raise(CtElement origin, String name, @Nullable CtExpression<?> detail) {
        CtTypeReference<?> type = lowering.types.of(name);
        lowering.fields.initialise(origin, type);
        Value exception = body.emit(new Step.Allocate(origin, type));
        List<Value> arguments = new ArrayList<>();
        MethodRef constructor = lowering.references.constructor(type);
        if (name.equals("java.lang.MatchException")) {
            arguments.add(lowering.constant(origin, null));
            arguments.add(lowering.constant(origin, null));
            constructor = lowering.references.constructor(
                    type, lowering.types.of("java.lang.String"), lowering.types.of("java.lang.Throwable"));
        }
        if (detail != null) {
            CtTypeReference<?> given = ExpressionLowering.type(detail);
            String narrow = ConvertedTypes.name(given);
            CtTypeReference<?> parameter = narrow.equals("byte") || narrow.equals("short")
                    ? lowering.types.of("int")
                    : ConvertedTypes.isPrimitive(given) && given != null ? given : lowering.types.object();
            arguments.add(lowering.expressions.as(detail, parameter, origin));
            constructor = lowering.references.constructor(type, parameter);
        }
        body.emit(new Step.Call(origin, constructor, Dispatch.SPECIAL, Optional.of(exception), arguments, true));
        body.raise(origin, exception);
    }
}
