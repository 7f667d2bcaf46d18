package org.sluicempi.analyzer.dependence;

import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.code.CtVariableWrite;
import spoon.reflect.declaration.CtExecutable;

/** Local variables that hold one new object for ever, so that reading its fields cannot fail. */
final class FreshObjects {
    private FreshObjects() {}

    static boolean isHeld(@Nullable CtExpression<?> expression) {
        return expression instanceof CtVariableRead<?> read
                && read.getVariable().getDeclaration() instanceof CtLocalVariable<?> local
                && local.getDefaultExpression() instanceof CtConstructorCall<?>
                && local.getParent(CtExecutable.class)
                        .getElements((CtVariableWrite<?> write) ->
                                write.getVariable().getDeclaration() == local)
                        .isEmpty();
    }
}
