package org.sluicempi.analyzer.symbolic;

import java.util.Optional;
import org.sluicempi.analyzer.flow.Routine;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtReturn;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;

/** Methods that do nothing but read a field of their object, and in the place of which no other can be executed. */
public final class Getter {
    private Getter() {}

    /** The field that a call on an object yields; empty if it may do anything else, or fail where the object is there. */
    public static Optional<CtField<?>> field(Step.Call call, Routine routine) {
        return call.arguments().isEmpty() ? routine.targets().apply(call).flatMap(Getter::read) : Optional.empty();
    }

    private static Optional<CtField<?>> read(CtExecutable<?> code) {
        if (!(code instanceof CtMethod<?> method) || method.hasModifier(ModifierKind.SYNCHRONIZED)) {
            return Optional.empty();
        }
        return returned(method).filter(field -> field.getType().equals(method.getType()));
    }

    private static Optional<CtField<?>> returned(CtMethod<?> method) {
        CtType<?> owner = method.getDeclaringType();
        if (owner instanceof CtRecord && method.isImplicit()) {
            return Optional.ofNullable(owner.getField(method.getSimpleName()));
        }
        return method.getBody() != null
                        && method.getBody().getStatements().size() == 1
                        && method.getBody().getStatement(0) instanceof CtReturn<?> result
                        && result.getReturnedExpression() instanceof CtFieldRead<?> read
                        && read.getTypeCasts().isEmpty()
                        && read.getTarget() instanceof CtThisAccess<?>
                ? Optional.ofNullable(read.getVariable().getFieldDeclaration())
                        .filter(field -> field.getParent() == owner)
                        .map(field -> field)
                : Optional.empty();
    }
}
