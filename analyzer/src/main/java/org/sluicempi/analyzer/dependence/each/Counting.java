package org.sluicempi.analyzer.dependence.each;

import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtForEach;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.UnaryOperatorKind;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.factory.Factory;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtFieldReference;
import spoon.reflect.reference.CtLocalVariableReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * Makes the code that a loop over an array leaves to the compiler. It stands where the loop's header does: the counter at the
 * variable, all that names the array at its name.
 */
final class Counting {
    private final CtForEach loop;
    private final String name;
    private final Factory factory;

    /** @param name of the counter */
    Counting(CtForEach loop, String name) {
        this.loop = loop;
        this.name = name;
        this.factory = loop.getFactory();
    }

    /** {@code for (int i = 0; i < a.length; i++)}, without a body. */
    CtFor header() {
        CtFor counted = at(factory.createFor(), loop);
        counted.setLabel(loop.getLabel());
        CtLiteral<Integer> zero = at(factory.createLiteral(0), loop.getVariable());
        counted.addForInit(at(factory.createLocalVariable(integer(), name, zero), loop.getVariable()));
        counted.setExpression(below());
        CtUnaryOperator<Integer> next = at(factory.Core().createUnaryOperator(), loop.getVariable());
        next.setKind(UnaryOperatorKind.POSTINC);
        next.setOperand(at(factory.createVariableWrite(counter(), false), loop.getVariable()));
        next.setType(integer());
        counted.addForUpdate(next);
        return counted;
    }

    private CtExpression<Boolean> below() {
        CtFieldReference<Integer> length = factory.Core().createFieldReference();
        length.setSimpleName("length");
        length.setDeclaringType(loop.getExpression().getType().clone());
        length.setType(integer());
        CtFieldRead<Integer> bound = at(factory.Core().createFieldRead(), loop.getExpression());
        bound.setVariable(length);
        bound.setTarget(loop.getExpression().clone());
        bound.setType(integer());
        CtBinaryOperator<Boolean> condition =
                at(factory.createBinaryOperator(read(), bound, BinaryOperatorKind.LT), loop.getExpression());
        condition.setType(factory.Type().booleanPrimitiveType());
        return condition;
    }

    /** {@code a[i]}. */
    <T> CtExpression<T> element() {
        CtArrayRead<T> read = at(factory.Core().createArrayRead(), loop.getExpression());
        read.setTarget(loop.getExpression().clone());
        read.setIndexExpression(read());
        if (loop.getExpression().getType() instanceof CtArrayTypeReference<?> array) {
            read.setType(component(array));
        }
        return read;
    }

    @SuppressWarnings("unchecked") // the model's types say less than those of the program that it is of
    private static <T> CtTypeReference<T> component(CtArrayTypeReference<?> array) {
        return (CtTypeReference<T>) array.getComponentType().clone();
    }

    private CtExpression<Integer> read() {
        return at(factory.createVariableRead(counter(), false), loop.getExpression());
    }

    private CtLocalVariableReference<Integer> counter() {
        return factory.createLocalVariableReference(integer(), name);
    }

    private CtTypeReference<Integer> integer() {
        return factory.Type().integerPrimitiveType();
    }

    private static <E extends CtElement> E at(E made, CtElement place) {
        made.setPosition(place.getPosition());
        return made;
    }
}
