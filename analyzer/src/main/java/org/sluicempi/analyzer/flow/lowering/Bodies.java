package org.sluicempi.analyzer.flow.lowering;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.CanonicalConstructors;
import org.sluicempi.analyzer.flow.language.ConstantFolding;
import org.sluicempi.analyzer.flow.language.Declarations;
import org.sluicempi.analyzer.flow.language.EnumSwitches;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLambda;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.declaration.ModifierKind;

/** Lowers each piece of code once. Not for several threads. */
public final class Bodies {
    private final Map<CtElement, Body> bodies = new IdentityHashMap<>();
    private final Map<CtExecutable<?>, Body> rewritten = new IdentityHashMap<>();
    private final Map<Body, CtExecutable<?>> callers = new IdentityHashMap<>();
    private final Declarations declarations = new Declarations();
    private final ConstantFolding constants = new ConstantFolding(declarations);
    private final EnumSwitches enumSwitches = new EnumSwitches();
    private final BrokenClasses broken = new BrokenClasses(this, declarations);
    private final CanonicalConstructors canonical = new CanonicalConstructors();

    /**
     * The body of a method, a lambda or an initialiser block; of a constructor together with the call of another one that
     * is implied and, unless it calls another one of its class, the initialisers of the object's fields. Code that is not
     * there, or that the lowering cannot read, is one {@link Step.Unknown}.
     */
    public Body of(CtExecutable<?> executable) {
        Body known = bodies.get(executable);
        if (known == null) {
            known = lower(executable, lowering -> executable(lowering, executable));
            bodies.put(executable, known);
        }
        return known;
    }

    /**
     * The body of a method as if the statements of another one stood in the place of a call: the same values, in the same order,
     * without what a call itself may do.
     *
     * @param call in the method, a statement of its own or the value of a variable that is declared, of a method of the same class
     *     that is called on the same object
     * @param called what it certainly calls; it ends where its text does, be it by returning a value, and has one place for each
     *     of the arguments
     */
    public Body with(CtExecutable<?> executable, CtInvocation<?> call, CtMethod<?> called) {
        Body body = lower(executable, lowering -> {
            lowering.called = Optional.of(new CalledMethod(lowering, call, called));
            executable(lowering, executable);
        });
        callers.put(body, executable);
        return body;
    }

    /**
     * The body of an executable whose code in the model is another for the time being, until {@link #restore}. Who counts on steps of the
     * body that {@link #of} gives goes on with that.
     */
    public Body now(CtExecutable<?> executable) {
        Body other = rewritten.get(executable);
        return other == null ? of(executable) : other;
    }

    /** Lowers an executable anew, because its code in the model has changed; {@link #of} must have been asked for it before. */
    public void rewrite(CtExecutable<?> executable) {
        if (!bodies.containsKey(executable)) {
            throw new IllegalStateException("nobody knows what it was");
        }
        rewritten.put(executable, lower(executable, lowering -> executable(lowering, executable)));
    }

    /** The code of an executable is again what it was. */
    public void restore(CtExecutable<?> executable) {
        rewritten.remove(executable);
    }

    /** Whose body {@link #with} has made it of. */
    public Optional<CtExecutable<?>> caller(Body body) {
        return Optional.ofNullable(callers.get(body));
    }

    /** What runs when a class is initialised: its superclass's initialisation, its static fields and blocks, as written. */
    public Body ofInitialiser(CtType<?> type) {
        Body known = bodies.get(type);
        if (known == null) {
            known = lower(type, lowering -> {
                if (type.isShadow()) {
                    lowering.unknown(type, "a class without source");
                } else {
                    lowering.initialisers.ofClass(type);
                }
            });
            bodies.put(type, known);
        }
        return known;
    }

    /** The value of an expression that is constant by the language's rules, casts included: a box or a string. */
    public Optional<Object> constant(CtExpression<?> expression) {
        return constants.of(expression);
    }

    /** Whether a variable is a constant by the language's rules, which no read looks up when the program runs. */
    public boolean isConstant(CtVariable<?> variable) {
        return constants.of(variable).isPresent();
    }

    private Body lower(CtElement code, Consumer<Lowering> writer) {
        CtType<?> around = code instanceof CtType<?> type ? type : code.getParent(CtType.class);
        if (around == null) {
            return unknown(code, "code outside of a class");
        }
        try {
            Lowering lowering = new Lowering(code, around, declarations, constants, canonical, enumSwitches, broken);
            writer.accept(lowering);
            return lowering.body.build(code);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return unknown(code, "the code cannot be read: " + e);
        }
    }

    private static Body unknown(CtElement code, String why) {
        return new Body(
                List.of(new Step.Unknown(code, why)),
                List.of(List.of(Body.EXIT)),
                List.of(Body.EXIT),
                Map.of(code, new Range(0, 1)));
    }

    private static void executable(Lowering lowering, CtExecutable<?> executable) {
        if (executable instanceof CtLambda<?> lambda) {
            lambda(lowering, lambda);
            return;
        }
        CtBlock<?> block = executable.getBody();
        CtType<?> type = lowering.scope.type();
        if (block == null || type.isShadow()) {
            lowering.unknown(executable, "code without source");
        } else if (executable instanceof CtConstructor<?> constructor) {
            lowering.initialisers.constructor(constructor);
        } else if (isAccessor(executable) && type instanceof CtRecord record) {
            lowering.initialisers.accessor(executable, record);
        } else if (executable instanceof CtMethod<?> method && method.hasModifier(ModifierKind.SYNCHRONIZED)) {
            locked(lowering, method, block);
        } else {
            lowering.statements.returns(executable.getType());
            lowering.statements.statement(block);
        }
    }

    /** Whether it is the accessor of a record's component that the text does not write. */
    private static boolean isAccessor(CtExecutable<?> executable) {
        return executable.isImplicit()
                && executable instanceof CtMethod<?>
                && executable.getParameters().isEmpty();
    }

    private static void lambda(Lowering lowering, CtLambda<?> lambda) {
        if (lambda.getExpression() != null) {
            lowering.lambdas.expression(lambda, lambda.getExpression());
        } else {
            lowering.statements.returns(lowering.lambdas.result(lambda));
            lowering.statements.statement(lambda.getBody());
        }
    }

    private static void locked(Lowering lowering, CtMethod<?> method, CtBlock<?> block) {
        lowering.statements.returns(method.getType());
        Value lock = method.hasModifier(ModifierKind.STATIC)
                ? lowering.constant(method, lowering.scope.type().getReference())
                : lowering.body.emit(new Step.This(method));
        lowering.body.emit(new Step.MonitorEnter(method, lock));
        lowering.body.protect(
                method,
                () -> lowering.statements.statement(block),
                () -> lowering.body.emit(new Step.MonitorExit(method, lock)));
    }
}
