package org.sluicempi.analyzer.flow.lowering;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import org.sluicempi.analyzer.flow.language.Generics;
import org.sluicempi.analyzer.flow.language.References;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtEnumValue;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtTypeReference;

/** Writes constructors and what runs when a class is initialised (JLS 12.4.2, 12.5, 8.10.4). */
final class InitialiserLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    InitialiserLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    void constructor(CtConstructor<?> constructor) {
        CtBlock<?> block = constructor.getBody();
        CtType<?> type = lowering.scope.type();
        body.range(block, () -> {
            List<CtStatement> statements = block.getStatements();
            if (statements.stream().noneMatch(InitialiserLowering::isConstructorCall)) {
                impliedCall(constructor, type);
                fields(type);
            }
            for (CtStatement statement : statements) {
                if (isConstructorCall(statement)) {
                    body.range(statement, () -> construct((CtInvocation<?>) statement, type));
                } else {
                    lowering.statements.statement(statement);
                }
            }
        });
        if (constructor.isCompactConstructor() && type instanceof CtRecord record && body.isReachable()) {
            components(constructor, record);
        }
    }

    /** The call of another constructor with the initialisers that it runs. Of what stands in front of it nothing may be moved past it. */
    private void construct(CtInvocation<?> call, CtType<?> type) {
        lowering.statements.statement(call);
        if (!callsOwn(call)) {
            fields(type);
        }
        if (call.getParent(CtBlock.class).getStatements().indexOf(call) > 0) {
            lowering.unknown(call, "a constructor call behind other statements");
        }
    }

    private static boolean isConstructorCall(CtStatement statement) {
        return statement instanceof CtInvocation<?> call
                && call.getExecutable() != null
                && call.getExecutable().isConstructor();
    }

    private boolean callsOwn(CtInvocation<?> call) {
        return ConvertedTypes.name(call.getExecutable().getDeclaringType())
                .equals(lowering.scope.type().getQualifiedName());
    }

    private void impliedCall(CtConstructor<?> constructor, CtType<?> type) {
        CtTypeReference<?> above = type.getSuperclass();
        String known = type instanceof CtEnum<?>
                ? "java.lang.Enum"
                : type instanceof CtRecord ? "java.lang.Record" : "java.lang.Object";
        MethodRef method = lowering.references.constructor(
                above == null || type instanceof CtEnum<?> ? lowering.types.of(known) : above);
        Value self = body.emit(new Step.This(constructor));
        body.emit(new Step.Call(constructor, method, Dispatch.SPECIAL, Optional.of(self), List.of(), true));
    }

    /** {@code this(...)} or {@code super(...)}; an enum's call of {@code Enum}'s constructor is written without arguments. */
    Operand explicitCall(CtInvocation<?> call, MethodRef method) {
        Value self = body.emit(new Step.This(call));
        CtExpression<?> around = call.getTarget();
        if (around != null && !around.isImplicit()) {
            Value outer = lowering.expressions.receiver(around);
            lowering.creations.around(call, around, outer);
            body.emit(new Step.Capture(call, List.of(outer)));
        }
        boolean hidden = call.isImplicit() && method.owner().getQualifiedName().equals("java.lang.Enum");
        List<Value> arguments =
                hidden ? List.of() : lowering.calls.arguments(call, method, call.getArguments(), Generics.NONE);
        Value value = body.emit(
                new Step.Call(call, method, Dispatch.SPECIAL, Optional.of(self), arguments, call.isImplicit()));
        return new Operand(value, lowering.types.of("void"));
    }

    /** What each new object runs through. */
    private void fields(CtType<?> type) {
        for (CtTypeMember member : type.getTypeMembers()) {
            if (member instanceof CtField<?> field
                    && !References.isStatic(field)
                    && field.getDefaultExpression() != null) {
                body.range(field, () -> {
                    Value self = body.emit(new Step.This(field));
                    write(field, Optional.of(self));
                });
            } else if (member instanceof CtAnonymousExecutable block && !block.hasModifier(ModifierKind.STATIC)) {
                body.range(block, () -> lowering.statements.statement(block.getBody()));
            }
        }
    }

    private void write(CtField<?> field, Optional<Value> target) {
        Value value = lowering.expressions.as(field.getDefaultExpression(), field.getType(), field);
        body.emit(new Step.WriteField(field, lowering.references.field(field), target, value));
    }

    private void components(CtConstructor<?> constructor, CtRecord record) {
        for (CtParameter<?> parameter : constructor.getParameters()) {
            CtField<?> field = record.getField(parameter.getSimpleName());
            if (field == null) {
                lowering.unknown(constructor, "a component without a field");
                continue;
            }
            Value self = body.emit(new Step.This(constructor));
            Value value = body.emit(new Step.ReadLocal(constructor, parameter));
            body.emit(new Step.WriteField(constructor, lowering.references.field(field), Optional.of(self), value));
        }
    }

    /** Returns a component of a record. */
    void accessor(CtExecutable<?> accessor, CtRecord record) {
        CtField<?> field = record.getField(accessor.getSimpleName());
        if (field == null) {
            lowering.unknown(accessor, "an accessor without a field");
            return;
        }
        Value self = body.emit(new Step.This(accessor));
        Value value = body.emit(new Step.ReadField(accessor, lowering.references.field(field), Optional.of(self)));
        body.leave(new Step.Return(accessor, Optional.of(value)), body.exit());
    }

    /** Static fields and blocks, behind the initialisation of the superclass. */
    void ofClass(CtType<?> type) {
        CtTypeReference<?> above = type instanceof CtClass<?> ? type.getSuperclass() : null;
        if (above != null) {
            body.emit(new Step.Initialise(type, ConvertedTypes.erasure(above)));
        }
        if (type instanceof CtEnum<?> constants) {
            for (CtEnumValue<?> constant : constants.getEnumValues()) {
                body.range(constant, () -> write(constant, Optional.empty()));
            }
        }
        for (CtTypeMember member : type.getTypeMembers()) {
            if (member instanceof CtField<?> field && !(field instanceof CtEnumValue<?>)) {
                staticField(field);
            } else if (member instanceof CtAnonymousExecutable block && block.hasModifier(ModifierKind.STATIC)) {
                body.range(block, () -> lowering.statements.statement(block.getBody()));
            }
        }
    }

    /** Constant variables have their values from the beginning. */
    private void staticField(CtField<?> field) {
        boolean runs = References.isStatic(field)
                && field.getDefaultExpression() != null
                && lowering.constants.of(field).isEmpty();
        if (runs) {
            body.range(field, () -> write(field, Optional.empty()));
        }
    }
}
