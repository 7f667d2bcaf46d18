package org.sluicempi.analyzer.dependence;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.model.Effect;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtArrayAccess;
import spoon.reflect.code.CtArrayWrite;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtForEach;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.code.CtVariableWrite;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.reference.CtArrayTypeReference;

/** Finds what in a piece of code uses a buffer by its own name. */
final class BufferUse {
    private enum Use {
        NONE,
        READS,
        WRITES
    }

    private BufferUse() {}

    /** The first place that may write an element of the buffer, or give the variable another array. */
    static Optional<CtElement> write(Code code, Buffer buffer) {
        return find(code, buffer, Use.WRITES);
    }

    /** The first place that may read or write an element of the buffer. */
    static Optional<CtElement> any(Code code, Buffer buffer) {
        return find(code, buffer, Use.READS);
    }

    private static Optional<CtElement> find(Code code, Buffer buffer, Use least) {
        for (CtVariableAccess<?> access : code.all(CtVariableAccess.class)) {
            if (buffer.isVariable(access) && use(code, access).compareTo(least) >= 0) {
                return Optional.of(access);
            }
        }
        return buffer.variable() instanceof CtField<?> field ? viaField(code, field, least) : Optional.empty();
    }

    private static Optional<CtElement> viaField(Code code, CtField<?> field, Use least) {
        String name = Code.nameOf(field);
        for (CtAbstractInvocation<?> call : code.calls()) {
            Effect effect = code.effects().of(call);
            boolean unknown = !effect.isKnown() && !code.effects().isApi(call);
            boolean reads = least == Use.READS && effect.fieldsRead().contains(name);
            if (unknown || reads || effect.fieldsWritten().contains(name)) {
                return Optional.of((CtElement) call);
            }
        }
        return Optional.empty();
    }

    private static Use use(Code code, CtVariableAccess<?> access) {
        if (access instanceof CtVariableWrite<?>) {
            return Use.WRITES;
        }
        CtElement parent = access.getParent();
        CtExpression<?> array = access;
        boolean writes = false;
        while (parent instanceof CtArrayAccess<?, ?> element && element.getTarget() == array) {
            writes = element instanceof CtArrayWrite<?>;
            array = element;
            parent = element.getParent();
        }
        if (writes) {
            return Use.WRITES;
        }
        if (array != access && array.getType() != null && array.getType().isPrimitive()) {
            return Use.READS;
        }
        return reference(code, array, parent);
    }

    /** What becomes of a reference to the array or to a row. */
    private static Use reference(Code code, CtExpression<?> array, CtElement parent) {
        if (parent instanceof CtFieldRead<?> read && Symbols.isLength(read) || parent instanceof CtBinaryOperator<?>) {
            return Use.NONE;
        }
        if (parent instanceof CtForEach) {
            return array.getType() != null && isFlat(array) ? Use.READS : Use.WRITES;
        }
        if (parent instanceof CtAbstractInvocation<?> call) {
            return argument(code, array, call);
        }
        return Use.WRITES;
    }

    private static boolean isFlat(CtExpression<?> array) {
        return array.getType() instanceof CtArrayTypeReference<?> type
                && type.getComponentType().isPrimitive();
    }

    private static Use argument(Code code, CtExpression<?> array, CtAbstractInvocation<?> call) {
        Effect effect = code.effects().of(call);
        if (code.effects().isSend(call)) {
            return Use.READS;
        }
        int index = positionOf(array, call.getArguments());
        boolean handsOn = call instanceof CtExpression<?> value
                && value.getType() != null
                && !value.getType().isPrimitive()
                && !Set.of("void", "java.lang.String").contains(value.getType().getQualifiedName());
        if (!effect.isKnown() || handsOn || effect.writes().contains(index)) {
            return Use.WRITES;
        }
        return effect.reads().contains(index) ? Use.READS : Use.NONE;
    }

    private static int positionOf(CtExpression<?> argument, List<CtExpression<?>> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i) == argument) {
                return i;
            }
        }
        return Effect.TARGET;
    }
}
