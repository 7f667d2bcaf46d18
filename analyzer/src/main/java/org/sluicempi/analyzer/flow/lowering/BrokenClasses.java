package org.sluicempi.analyzer.flow.lowering;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import org.sluicempi.analyzer.flow.language.Declarations;
import spoon.reflect.code.CtExpression;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtTypeReference;

/**
 * Classes of which objects may be used although their initialiser has failed. Each use of what is static in such a class throws (JLS
 * 12.4.2, step 5), also in methods of these objects. Only the thread that initialises a class makes objects of it before that is done:
 * there are none unless a step of the initialiser may make one or run code of the program. An enum's initialiser does make some; there
 * are none of these to be used unless a step may fail, or the constructor may leave them somewhere.
 */
final class BrokenClasses {
    private static final InitialiserCalls CALLS = new InitialiserCalls();

    private final Bodies bodies;
    private final Declarations declarations;
    private final Map<CtType<?>, Boolean> known = new IdentityHashMap<>();

    BrokenClasses(Bodies bodies, Declarations declarations) {
        this.bodies = bodies;
        this.declarations = declarations;
    }

    /** Whether there may be objects of the class while it is one. */
    boolean mayHaveObjects(CtType<?> type) {
        Boolean before = known.putIfAbsent(type, true);
        if (before != null) {
            return before;
        }
        boolean some = !isHarmless(bodies.ofInitialiser(type), type)
                || Stream.concat(Stream.ofNullable(type.getSuperclass()), type.getSuperInterfaces().stream())
                        .flatMap(above -> declarations.type(above).stream())
                        .filter(above -> !above.isShadow())
                        .anyMatch(this::mayHaveObjects);
        known.put(type, some);
        return some;
    }

    private boolean isHarmless(Body body, CtType<?> type) {
        boolean loggers = body.steps().stream()
                .anyMatch(step -> step instanceof Step.Call call && CALLS.getsLogger(call.method()));
        return (!loggers || takesNoLogger(body))
                && body.steps().stream().allMatch(step -> isHarmless(body, step, type));
    }

    /** Whether the calls are certain to have no object but those that are made here. */
    private static boolean takesNoLogger(Body body) {
        return body.steps().stream()
                .filter(Step.Call.class::isInstance)
                .map(Step.Call.class::cast)
                .flatMap(call -> Stream.concat(call.receiver().stream(), call.arguments().stream()))
                .allMatch(value -> isText(body, value) || body.steps().get(value.step()) instanceof Step.Allocate);
    }

    private boolean isHarmless(Body body, Step step, CtType<?> type) {
        if (step instanceof Step.Call call) {
            return type instanceof CtEnum<?> ? makesConstant(call, type) : isOfLibrary(call.method());
        }
        if (step instanceof Step.Allocate made) {
            return type instanceof CtEnum<?> ? is(made.type(), type) : !isOfProgram(made.type());
        }
        if (step instanceof Step.Initialise initialise) {
            return initialise.origin() == type || !(type instanceof CtEnum<?>) && !isOfProgram(initialise.type());
        }
        return type instanceof CtEnum<?>
                ? isPlainWrite(body, step, type) || step.faults().isEmpty() && isQuiet(body, step, type)
                : isQuiet(body, step, type);
    }

    /** Whether a step neither runs code of the program nor gets at what other classes hold or makes it known to them. */
    private boolean isQuiet(Body body, Step step, CtType<?> type) {
        if (step instanceof Step.Concat concat) {
            return concat.parts().stream().allMatch(part -> isText(body, part));
        }
        if (step instanceof Step.ReadField read) {
            return !read.field().isStatic() || isOwn(read.field(), type) || isOfLibrary(read.field(), type);
        }
        if (step instanceof Step.WriteField write) {
            return isOwn(write.field(), type);
        }
        return !(step instanceof Step.Unknown) && !(step instanceof Step.Capture);
    }

    /** A write of a field of the object that is being made, which is there. */
    private static boolean isPlainWrite(Body body, Step step, CtType<?> type) {
        return step instanceof Step.WriteField write
                && isOwn(write.field(), type)
                && write.target()
                        .filter(target -> body.steps().get(target.step()) instanceof Step.This)
                        .isPresent();
    }

    private boolean makesConstant(Step.Call call, CtType<?> type) {
        MethodRef method = call.method();
        if (!method.isConstructor()) {
            return false;
        }
        if (method.owner().getQualifiedName().equals("java.lang.Enum")) {
            return true;
        }
        return is(method.owner(), type)
                && method.declaration()
                        .filter(code -> code instanceof CtConstructor<?> && isHarmless(bodies.of(code), type))
                        .isPresent();
    }

    /** Whether its text is found by no code of the program. */
    private static boolean isText(Body body, Value value) {
        CtElement origin = body.steps().get(value.step()).origin();
        CtTypeReference<?> type = origin instanceof CtExpression<?> expression ? expression.getType() : null;
        return body.steps().get(value.step()) instanceof Step.Constant
                || type != null
                        && (type.isPrimitive() || type.getQualifiedName().equals("java.lang.String"));
    }

    private boolean isOfLibrary(MethodRef method) {
        return !isOfProgram(method.owner()) && CALLS.runNoCodeOfTheProgram(method);
    }

    /** A number or a text of a library, or a constant of the JDK, which has the type of its class: streams are none. */
    private boolean isOfLibrary(FieldRef field, CtType<?> type) {
        CtTypeReference<?> owner = type.getFactory().Type().createReference(field.owner());
        boolean constant = field.owner().startsWith("java.")
                && field.type().getQualifiedName().equals(owner.getQualifiedName());
        return field.declaration().isPresent()
                && !isOfProgram(owner)
                && (constant || field.type().isPrimitive() || ConvertedTypes.isString(field.type()));
    }

    /** Whether the class itself declares it: by the name of a class others can be named that it inherits. */
    private static boolean isOwn(FieldRef field, CtType<?> type) {
        return field.declaration()
                .filter(found -> found.getDeclaringType() == type)
                .isPresent();
    }

    private static boolean is(CtTypeReference<?> one, CtType<?> type) {
        return one.getQualifiedName().equals(type.getQualifiedName());
    }

    private boolean isOfProgram(CtTypeReference<?> owner) {
        return declarations.type(owner).filter(CtType::isShadow).isEmpty();
    }
}
