package org.sluicempi.analyzer.model;

import java.util.Set;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtArrayAccess;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtAssert;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtBreak;
import spoon.reflect.code.CtCase;
import spoon.reflect.code.CtComment;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtContinue;
import spoon.reflect.code.CtDo;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtFieldWrite;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtForEach;
import spoon.reflect.code.CtIf;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtNewArray;
import spoon.reflect.code.CtNewClass;
import spoon.reflect.code.CtOperatorAssignment;
import spoon.reflect.code.CtReturn;
import spoon.reflect.code.CtSuperAccess;
import spoon.reflect.code.CtSwitch;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtThrow;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.code.CtWhile;
import spoon.reflect.declaration.CtAnnotation;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Reads what a piece of code may do, element by element. Every kind of element that is not named here makes the code
 * unknown: lambdas, synchronisation, resources, patterns.
 */
final class BodyReader {
    private static final Set<Class<?>> HARMLESS = Set.of(
            CtBlock.class,
            CtBreak.class,
            CtCase.class,
            CtComment.class,
            CtConditional.class,
            CtContinue.class,
            CtDo.class,
            CtFor.class,
            CtIf.class,
            CtLiteral.class,
            CtLocalVariable.class,
            CtSuperAccess.class,
            CtThisAccess.class,
            CtTypeAccess.class,
            CtWhile.class,
            CtAnnotation.class,
            CtReference.class);

    private final CallReader calls;
    private final References references;
    private final Summary summary = new Summary();

    private BodyReader(CtElement code, CallReader calls) {
        this.calls = calls;
        this.references = new References(code, calls);
    }

    /** @param code executed as a whole; must not contain a call of the method that it belongs to */
    static Summary read(CtElement code, CallReader calls) {
        BodyReader reader = new BodyReader(code, calls);
        code.getElements((CtElement e) -> true).forEach(reader::read);
        return reader.summary;
    }

    private void read(CtElement element) {
        if (element instanceof CtExpression<?> expression) {
            readCasts(expression);
        }
        if (element instanceof CtAssignment<?, ?> assignment) {
            assign(assignment);
        } else if (element instanceof CtUnaryOperator<?> unary) {
            unary(unary);
        } else if (element instanceof CtBinaryOperator<?> binary) {
            binary(binary);
        } else if (element instanceof CtFieldAccess<?> field) {
            field(field);
        } else if (element instanceof CtArrayAccess<?, ?> access) {
            summary.setMayThrow();
            if (access instanceof CtArrayRead<?>) {
                summary.readThrough(references.of(access.getTarget()));
            }
        } else if (element instanceof CtAbstractInvocation<?> call) {
            call(call);
        } else if (element instanceof CtReturn<?> result) {
            if (result.getReturnedExpression() != null) {
                summary.returns(references.of(result.getReturnedExpression()));
            }
        } else if (element instanceof CtForEach loop) {
            forEach(loop);
        } else if (element instanceof CtAssert<?> check) {
            summary.setMayThrow();
            if (check.getExpression() != null) {
                requirePlain(check.getExpression());
            }
        } else if (element instanceof CtNewArray<?> || element instanceof CtThrow || element instanceof CtSwitch<?>) {
            summary.setMayThrow();
        } else if (!isHarmless(element)) {
            summary.unknown();
        }
    }

    private static boolean isHarmless(CtElement element) {
        return element instanceof CtVariableAccess<?> || HARMLESS.stream().anyMatch(kind -> kind.isInstance(element));
    }

    /** A cast of a reference, and taking a primitive value out of its box, may throw. */
    private void readCasts(CtExpression<?> expression) {
        CtTypeReference<?> type = expression.getType();
        boolean boxed = type != null
                && !type.isPrimitive()
                && !type.unbox().equals(type)
                && !(expression instanceof CtTypeAccess<?>);
        boolean narrowed = expression.getTypeCasts().stream().anyMatch(cast -> !cast.isPrimitive());
        if (boxed || narrowed) {
            summary.setMayThrow();
        }
    }

    private void assign(CtAssignment<?, ?> assignment) {
        write(assignment.getAssigned());
        boolean local =
                assignment.getAssigned() instanceof CtVariableAccess<?> access && !(access instanceof CtFieldAccess<?>);
        if (!local && !isNew(assignment.getAssignment())) {
            summary.unknown();
        }
        if (assignment instanceof CtOperatorAssignment<?, ?> operator) {
            combine(operator.getKind(), operator.getAssigned(), operator.getAssignment());
            if (operator.getAssigned() instanceof CtArrayAccess<?, ?> element) {
                summary.readThrough(references.of(element.getTarget()));
            }
        }
    }

    /** Whether storing the value makes no object known under a second name. */
    private static boolean isNew(CtExpression<?> value) {
        if (value instanceof CtNewArray<?> array) {
            return array.getElements().stream().allMatch(BodyReader::isNew);
        }
        return value instanceof CtConstructorCall<?> && !(value instanceof CtNewClass<?>)
                || value.getType() != null && JdkEffects.isImmutable(value.getType());
    }

    private void write(CtExpression<?> assigned) {
        if (assigned instanceof CtArrayAccess<?, ?> element) {
            summary.writeThrough(references.of(element.getTarget()));
        } else if (assigned instanceof CtFieldAccess<?> field) {
            summary.writeField(FieldNames.of(field.getVariable()));
            if (!field.getVariable().isStatic() && field.getTarget() != null) {
                summary.writeThrough(references.of(field.getTarget()));
            }
        }
    }

    private void unary(CtUnaryOperator<?> unary) {
        switch (unary.getKind()) {
            case PREINC, PREDEC, POSTINC, POSTDEC -> {
                write(unary.getOperand());
                if (unary.getOperand() instanceof CtArrayAccess<?, ?> element) {
                    summary.readThrough(references.of(element.getTarget()));
                }
            }
            default -> requirePlain(unary.getOperand());
        }
    }

    private void binary(CtBinaryOperator<?> binary) {
        if (binary.getKind() == BinaryOperatorKind.INSTANCEOF) {
            return;
        }
        combine(binary.getKind(), binary.getLeftHandOperand(), binary.getRightHandOperand());
    }

    private void combine(BinaryOperatorKind kind, CtExpression<?> left, CtExpression<?> right) {
        if (kind == BinaryOperatorKind.DIV || kind == BinaryOperatorKind.MOD) {
            summary.setMayThrow();
        }
        if (kind != BinaryOperatorKind.EQ && kind != BinaryOperatorKind.NE) {
            requirePlain(left);
            requirePlain(right);
        }
    }

    /** Joining an object to a string calls its {@code toString}. */
    private void requirePlain(CtExpression<?> operand) {
        if (operand.getType() == null || !JdkEffects.isImmutable(operand.getType())) {
            summary.unknown();
        }
    }

    private void field(CtFieldAccess<?> access) {
        CtExpression<?> target = access.getTarget();
        if (access.getVariable().getSimpleName().equals("length")
                && target != null
                && target.getType() instanceof CtArrayTypeReference<?>) {
            summary.setMayThrow();
            return;
        }
        CtField<?> field = access.getVariable().getFieldDeclaration();
        if (field == null || field.hasModifier(ModifierKind.VOLATILE)) {
            summary.unknown();
            return;
        }
        if (field.isStatic()) {
            summary.atLeast(
                    calls.initialisation(field.getDeclaringType(), access).kind());
        } else if (!(target instanceof CtThisAccess<?>)) {
            summary.setMayThrow();
        }
        if (!(access instanceof CtFieldWrite<?>)) {
            readField(access, field);
        }
    }

    private void readField(CtFieldAccess<?> access, CtField<?> field) {
        boolean steady = field.isFinal() && JdkEffects.isImmutable(field.getType());
        if (!steady) {
            summary.readField(FieldNames.of(access.getVariable()));
        }
        if (!field.isStatic() && access.getTarget() != null && !steady) {
            summary.readThrough(references.of(access.getTarget()));
        }
    }

    private void call(CtAbstractInvocation<?> call) {
        if (call instanceof CtNewClass<?>) {
            summary.unknown();
        } else if (call instanceof CtInvocation<?> || call instanceof CtConstructorCall<?>) {
            calls.addTo(summary, call, references);
        } else {
            summary.unknown();
        }
    }

    private void forEach(CtForEach loop) {
        if (loop.getExpression().getType() instanceof CtArrayTypeReference<?>) {
            summary.setMayThrow();
            summary.readThrough(references.of(loop.getExpression()));
        } else {
            summary.unknown();
        }
    }
}
