package org.sluicempi.analyzer.dependence;

import java.util.Set;
import org.sluicempi.analyzer.site.CallKind;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Calls between loop and send that others can see but that cannot touch the message. Parts of the message may travel over
 * them if it is announced where the call stands: until then no rank can tell that they are there.
 */
final class VisibleCalls {
    private static final Set<CallKind> KEEP_OFF =
            Set.of(CallKind.SEND, CallKind.RECV, CallKind.BARRIER, CallKind.PROBE);
    private static final Set<String> PRINTED_AS_THEY_ARE = Set.of(
            "java.lang.String",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Double",
            "java.lang.Float",
            "java.lang.Boolean",
            "java.lang.Character");

    private final Calls calls;
    private final boolean unreachable;

    VisibleCalls(Candidate candidate) {
        this.calls = candidate.gap().effects();
        this.unreachable = FreshArrays.isFresh(candidate.buffer().variable());
    }

    /** Whether the call cannot write the message; what it does to the call's own arguments is checked elsewhere. */
    boolean mayBeSteppedOver(CtAbstractInvocation<?> call) {
        if (unreachable) {
            return true;
        }
        return call instanceof CtInvocation<?> invocation
                && (KEEP_OFF.stream().anyMatch(kind -> calls.isKind(call, kind)) || printsPlainly(invocation));
    }

    private static boolean printsPlainly(CtInvocation<?> call) {
        CtTypeReference<?> owner = call.getExecutable().getDeclaringType();
        return owner != null
                && owner.getQualifiedName().equals("java.io.PrintStream")
                && call.getArguments().stream().allMatch(VisibleCalls::isPlain);
    }

    /** Primitive values and strings, and sums of them: no method of the program makes text of an object. */
    private static boolean isPlain(CtExpression<?> argument) {
        return isPlainType(argument.getType())
                && argument.getElements(new TypeFilter<>(CtBinaryOperator.class)).stream()
                        .allMatch(sum -> isPlainType(sum.getLeftHandOperand().getType())
                                && isPlainType(sum.getRightHandOperand().getType()));
    }

    private static boolean isPlainType(CtTypeReference<?> type) {
        return type != null && (type.isPrimitive() || PRINTED_AS_THEY_ARE.contains(type.getQualifiedName()));
    }
}
