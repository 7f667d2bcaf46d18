package org.sluicempi.analyzer.dependence.candidate;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtReturn;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtStatementList;
import spoon.reflect.code.CtSynchronized;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;

/**
 * Whether the text of a call and of the method that it calls has a form in which the method's statements do the same where they stand
 * as they would in the place of the call, and whether that method is certainly the one that is executed.
 */
final class CalledForm {
    private final Site site;
    private final Method method;
    private final Remarks remarks;

    /** @param method around the site, which makes the call */
    CalledForm(Site site, Method method) {
        this.site = site;
        this.method = method;
        this.remarks = new Remarks(site);
    }

    /** Why not, if it has not. */
    Optional<OutOfReach> reason(CtInvocation<?> call, CtMethod<?> callee) {
        return ofTarget(call, callee).or(() -> ofCall(call)).or(() -> ofForm(callee));
    }

    private Optional<OutOfReach> ofTarget(CtInvocation<?> call, CtMethod<?> callee) {
        CtExpression<?> target = call.getTarget();
        boolean own = target instanceof CtTypeAccess<?> || target instanceof CtThisAccess<?>;
        if (!(method.executable() instanceof CtMethod<?>)) {
            return Optional.of(new OutOfReach(
                    "the call stands in a constructor or an initialiser",
                    "let a method call both '" + callee.getSimpleName() + "' and '"
                            + site.call().name() + "'"));
        }
        if (!own || callee.getParent(CtType.class) != method.executable().getParent(CtType.class)) {
            return Optional.of(new OutOfReach(
                    "that method belongs to another class or object than the one that calls it",
                    "let a method of this class do the work, called without an object in front"));
        }
        if (!isFixed(callee)) {
            return Optional.of(new OutOfReach(
                    "'" + callee.getSimpleName() + "' may override another method or be overridden",
                    "declare '" + callee.getSimpleName() + "' private"));
        }
        return SerialForm.has(callee)
                ? Optional.of(new OutOfReach(
                        "by the parameters of '" + callee.getSimpleName()
                                + "', which is not private, its class is recognised when objects are read",
                        "declare '" + callee.getSimpleName() + "' private, or give the class a serialVersionUID"))
                : Optional.empty();
    }

    /** Whether the method has no part in overriding, so that it may get another parameter. */
    private static boolean isFixed(CtMethod<?> callee) {
        CtType<?> type = callee.getParent(CtType.class);
        boolean last = callee.hasModifier(ModifierKind.FINAL) || type.hasModifier(ModifierKind.FINAL);
        boolean first =
                type.getSuperclass() == null && type.getSuperInterfaces().isEmpty();
        return callee.hasModifier(ModifierKind.PRIVATE) || callee.hasModifier(ModifierKind.STATIC) || last && first;
    }

    private Optional<OutOfReach> ofCall(CtInvocation<?> call) {
        if (!isStatement(call) || site.isHalf()) {
            return Optional.of(
                    new OutOfReach(
                            site.isHalf()
                                    ? "the message is one half of a call"
                                    : "the call stands where no statement can be put in front of it, or beside other things",
                            site.isHalf()
                                    ? "send and receive by two calls"
                                    : "let the call be a statement of its own, or all that one variable is declared with, without a label"));
        }
        return call.getArguments().stream()
                .filter(argument -> !isPlain(argument))
                .findFirst()
                .map(argument -> new OutOfReach(
                        "its argument '" + remarks.snippet(argument) + "' does more than to name or compute a value",
                        "keep the value in a local variable"));
    }

    /** Whether the call is one of the statements of a block, or one declares nothing but a variable with it. */
    private static boolean isStatement(CtInvocation<?> call) {
        if (call.getParent() instanceof CtLocalVariable<?> variable) {
            return call.getTypeCasts().isEmpty()
                    && !variable.isPartOfJointDeclaration()
                    && variable.getParent() instanceof CtStatementList
                    && variable.getLabel() == null;
        }
        return call.getParent() instanceof CtStatementList && call.getLabel() == null;
    }

    private static boolean isPlain(CtExpression<?> argument) {
        if (argument instanceof CtBinaryOperator<?> operator) {
            return isPlain(operator.getLeftHandOperand()) && isPlain(operator.getRightHandOperand());
        }
        return argument instanceof CtLiteral<?>
                || argument instanceof CtVariableRead<?>
                || argument instanceof CtArrayRead<?> read
                        && isPlain(read.getTarget())
                        && isPlain(read.getIndexExpression());
    }

    private Optional<OutOfReach> ofForm(CtMethod<?> callee) {
        String name = callee.getSimpleName();
        boolean odd = !callee.getFormalCtTypeParameters().isEmpty()
                || callee.getParameters().stream().anyMatch(CtParameter::isVarArgs)
                || callee.hasModifier(ModifierKind.SYNCHRONIZED);
        if (odd) {
            return Optional.of(new OutOfReach(
                    "'" + name + "' is synchronized, generic, or takes any number of arguments",
                    "let '" + name + "' be an ordinary method"));
        }
        CtStatement last = callee.getBody().getLastStatement();
        return callee.getBody().getElements((CtElement element) -> isWayOut(element)).stream()
                .filter(element -> element != last || !isResult(last))
                .findFirst()
                .map(element -> new OutOfReach(
                        "'" + remarks.snippet(element) + "' at " + remarks.line(element) + " lets '" + name
                                + "' go on in another way than from its first statement to its last",
                        "leave that to the caller"));
    }

    private static boolean isResult(CtStatement statement) {
        return statement instanceof CtReturn<?> end && end.getReturnedExpression() != null && end.getLabel() == null;
    }

    private static boolean isWayOut(CtElement element) {
        return element instanceof CtReturn<?>
                || element instanceof CtTry
                || element instanceof CtSynchronized
                || element instanceof CtLambda<?>
                || element instanceof CtType<?>;
    }
}
