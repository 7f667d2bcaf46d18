package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import org.sluicempi.analyzer.flow.language.Generics;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;

/** Writes the making of lambdas and method references, and the bodies of lambdas that are expressions. */
final class LambdaLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    LambdaLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    Operand lambda(CtLambda<?> lambda) {
        List<Value> values = new ArrayList<>();
        if (!Scope.isStatic(lambda) && Captures.needThis(lambda, lowering)) {
            values.add(body.emit(new Step.This(lambda)));
        }
        for (CtVariable<?> variable : Captures.variables(lambda, lowering)) {
            values.add(body.emit(new Step.ReadLocal(lambda, variable)));
        }
        return new Operand(body.emit(new Step.Capture(lambda, values)), lambda.getType());
    }

    Operand reference(CtExecutableReferenceExpression<?, ?> reference) {
        CtExpression<?> target = reference.getTarget();
        List<Value> values = new ArrayList<>();
        if (target != null && !(target instanceof CtTypeAccess<?>)) {
            Value receiver = lowering.expressions.receiver(target);
            values.add(receiver);
            boolean there = target instanceof CtThisAccess<?>
                    || target instanceof CtSuperAccess<?>
                    || target instanceof CtConstructorCall<?>;
            if (!there) {
                lowering.creations.nonNull(reference, receiver);
            }
        } else if (target instanceof CtTypeAccess<?> access && isConstructor(reference)) {
            values.addAll(lowering.creations.taken(reference, access.getAccessedType()));
        }
        return new Operand(body.emit(new Step.Capture(reference, values)), reference.getType());
    }

    private static boolean isConstructor(CtExecutableReferenceExpression<?, ?> reference) {
        return reference.getExecutable() != null && reference.getExecutable().isConstructor();
    }

    /** The body of a lambda that is an expression. */
    void expression(CtLambda<?> lambda, CtExpression<?> expression) {
        CtTypeReference<?> result = result(lambda);
        if (ConvertedTypes.isVoid(result)) {
            lowering.expressions.discard(expression);
        } else {
            lowering.statements.result(expression, expression, result);
        }
    }

    /** What the function returns that a lambda stands for; null where it is not known. */
    @Nullable
    CtTypeReference<?> result(CtLambda<?> lambda) {
        try {
            CtMethod<?> method = lambda.getOverriddenMethod();
            if (method == null || method.getType() == null || lambda.getType() == null) {
                return null;
            }
            CtTypeReference<?> declared = method.getType();
            return Generics.of(lambda.getType(), method.getDeclaringType(), lowering.declarations)
                    .of(declared);
        } catch (RuntimeException | LinkageError e) {
            return null;
        }
    }
}
