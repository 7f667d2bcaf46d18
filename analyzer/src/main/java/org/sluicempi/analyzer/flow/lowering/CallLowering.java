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
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeParameterReference;
import spoon.reflect.reference.CtTypeReference;

/** Writes calls: the receiver, the arguments as the method gets them, the call (JLS 15.12.4). */
final class CallLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    CallLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    Operand invocation(CtInvocation<?> call) {
        Optional<CalledMethod> written = lowering.called.filter(method -> method.isAt(call));
        if (written.isPresent()) {
            Optional<Value> result = written.get().write();
            return new Operand(result.orElseGet(() -> body.emit(new Step.Jump(call))), call.getType());
        }
        Optional<MethodRef> known = lowering.references.method(call.getExecutable());
        if (known.isEmpty()) {
            lowering.fields.evaluate(call.getTarget());
            call.getArguments().forEach(argument -> lowering.expressions.operand(argument, call));
            return new Operand(lowering.unknown(call, "a method that is not known"), call.getType());
        }
        MethodRef method = known.get();
        if (method.isConstructor()) {
            return lowering.initialisers.explicitCall(call, method);
        }
        if (isPolymorphic(method)) {
            return polymorphic(call, method);
        }
        Value value = isStatic(call, method) ? ofClass(call, method) : ofObject(call, method);
        return FieldLowering.member(value, call.getType(), method.result());
    }

    /** Whether the method takes its arguments as they are (JLS 15.12.3). */
    private static boolean isPolymorphic(MethodRef method) {
        String owner = method.owner().getQualifiedName();
        boolean handle =
                owner.equals("java.lang.invoke.MethodHandle") && method.name().startsWith("invoke")
                        || owner.equals("java.lang.invoke.VarHandle");
        return handle
                && !method.name().equals("invokeWithArguments")
                && method.parameters().size() == 1
                && ConvertedTypes.name(method.parameters().get(0)).equals("java.lang.Object[]");
    }

    /** Its result has the type of the cast around it. */
    private Operand polymorphic(CtInvocation<?> call, MethodRef method) {
        CtExpression<?> target = call.getTarget();
        Value receiver = target == null ? body.emit(new Step.This(call)) : lowering.expressions.receiver(target);
        List<Value> arguments = new ArrayList<>();
        for (CtExpression<?> argument : call.getArguments()) {
            arguments.add(lowering.conversions.reference(argument, lowering.expressions.operand(argument, call)));
        }
        List<CtTypeReference<?>> casts = call.getTypeCasts();
        CtTypeReference<?> type = casts.isEmpty() ? call.getType() : casts.get(casts.size() - 1);
        Value value = body.emit(new Step.Call(call, method, Dispatch.VIRTUAL, Optional.of(receiver), arguments, false));
        return new Operand(value, type);
    }

    private static boolean isStatic(CtInvocation<?> call, MethodRef method) {
        return call.getExecutable().isStatic()
                || method.declaration()
                        .filter(CtMethod.class::isInstance)
                        .filter(found -> ((CtMethod<?>) found).hasModifier(ModifierKind.STATIC))
                        .isPresent();
    }

    private Value ofClass(CtInvocation<?> call, MethodRef method) {
        lowering.fields.evaluate(call.getTarget());
        Generics generics = Generics.NONE.with(method.declaration().orElse(null), call.getActualTypeArguments());
        List<Value> arguments = arguments(call, method, call.getArguments(), generics);
        CtTypeReference<?> owner = method.declaration()
                .map(found -> found.getParent(CtType.class))
                .<CtTypeReference<?>>map(CtType::getReference)
                .orElse(method.owner());
        lowering.fields.initialise(call, owner);
        return body.emit(new Step.Call(call, method, Dispatch.STATIC, Optional.empty(), arguments, false));
    }

    private Value ofObject(CtInvocation<?> call, MethodRef method) {
        CtExpression<?> target = call.getTarget();
        Value receiver = target == null || target instanceof CtTypeAccess<?>
                ? lowering.fields.thisOf(call, method.owner(), false)
                : lowering.expressions.receiver(target, method.owner());
        CtTypeReference<?> type = target == null || target instanceof CtTypeAccess<?>
                ? lowering.scope.type().getReference()
                : ExpressionLowering.type(target);
        Generics generics = Generics.of(type, owner(method), lowering.declarations)
                .with(method.declaration().orElse(null), call.getActualTypeArguments());
        List<Value> arguments = arguments(call, method, call.getArguments(), generics);
        boolean exact = target instanceof CtSuperAccess<?> || isPrivate(method);
        Dispatch dispatch = exact ? Dispatch.SPECIAL : Dispatch.VIRTUAL;
        return body.emit(new Step.Call(call, method, dispatch, Optional.of(receiver), arguments, false));
    }

    private static @Nullable CtType<?> owner(MethodRef method) {
        return method.declaration()
                .map(found -> found.getParent(CtType.class))
                .<CtType<?>>map(type -> type)
                .orElse(null);
    }

    private static boolean isPrivate(MethodRef method) {
        return method.declaration()
                .filter(CtMethod.class::isInstance)
                .filter(found -> ((CtMethod<?>) found).hasModifier(ModifierKind.PRIVATE))
                .isPresent();
    }

    /** Evaluates and converts arguments; the last ones go into an array where the method takes any number of them. */
    List<Value> arguments(CtElement origin, MethodRef method, List<CtExpression<?>> arguments, Generics generics) {
        List<CtTypeReference<?>> parameters = method.parameters();
        boolean packs = packs(method, arguments);
        if (!packs && parameters.size() != arguments.size()) {
            arguments.forEach(argument -> lowering.expressions.operand(argument, origin));
            return List.of(lowering.unknown(origin, "a call with another number of arguments"));
        }
        int plain = packs ? parameters.size() - 1 : arguments.size();
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < plain; i++) {
            values.add(argument(arguments.get(i), parameters.get(i), origin, generics));
        }
        if (packs) {
            values.add(lowering.creations.filled(
                    origin, generics.of(parameters.get(plain)), arguments.subList(plain, arguments.size())));
        }
        return values;
    }

    /** Converted to the parameter's type as it is here; where that is not known, to the argument's own. */
    private Value argument(
            CtExpression<?> argument, CtTypeReference<?> parameter, CtElement origin, Generics generics) {
        CtTypeReference<?> type = generics.of(parameter);
        CtTypeReference<?> own = ExpressionLowering.type(argument);
        boolean open = type instanceof CtTypeParameterReference && own != null && ConvertedTypes.isReference(own);
        return lowering.expressions.as(argument, open && !ConvertedTypes.isNull(own) ? own : type, origin);
    }

    private boolean packs(MethodRef method, List<CtExpression<?>> arguments) {
        int count = method.parameters().size();
        boolean variadic = method.declaration().map(CallLowering::isVariadic).orElse(true);
        if (count == 0 || !variadic || !(method.parameters().get(count - 1) instanceof CtArrayTypeReference<?> array)) {
            return false;
        }
        if (arguments.size() != count) {
            return arguments.size() >= count - 1;
        }
        CtTypeReference<?> last = ExpressionLowering.type(arguments.get(count - 1));
        return last != null && !ConvertedTypes.isNull(last) && !fits(last, array);
    }

    private static boolean isVariadic(CtExecutable<?> executable) {
        List<CtParameter<?>> parameters = executable.getParameters();
        return !parameters.isEmpty() && parameters.get(parameters.size() - 1).isVarArgs();
    }

    private boolean fits(CtTypeReference<?> argument, @Nullable CtTypeReference<?> parameter) {
        CtTypeReference<?> erased = ConvertedTypes.erasure(argument);
        return parameter != null
                && erased instanceof CtArrayTypeReference<?>
                && lowering.declarations.isSubtype(erased, parameter);
    }
}
