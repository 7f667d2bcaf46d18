package org.sluicempi.analyzer.symbolic;

import java.util.List;
import java.util.stream.Stream;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/** Expressions that are no sums of products, as symbols of their own: what follows from their operators is not looked into. */
final class Opaque {
    private static final String MATH = "java.lang.Math";

    private Opaque() {}

    /** The value of {@code dividend / divisor} or {@code dividend % divisor}. */
    static Poly division(BinaryOperatorKind kind, Poly dividend, Poly divisor) {
        return infix(
                dividend,
                kind == BinaryOperatorKind.DIV ? "/" : "%",
                divisor,
                divisor.constant().isEmpty());
    }

    /** The value of a shift or of an operation on bits. */
    static Poly bits(BinaryOperatorKind kind, Poly left, Poly right) {
        return infix(left, operator(kind), right, false);
    }

    static boolean isBits(BinaryOperatorKind kind) {
        return !operator(kind).isEmpty();
    }

    private static String operator(BinaryOperatorKind kind) {
        return switch (kind) {
            case SL -> "<<";
            case SR -> ">>";
            case USR -> ">>>";
            case BITAND -> "&";
            case BITOR -> "|";
            case BITXOR -> "^";
            default -> "";
        };
    }

    private static Poly infix(Poly left, String operator, Poly right, boolean mayFail) {
        boolean product = left.terms().size() == 1 && left.degree() <= 1;
        boolean atom = right.terms().size() == 1 && (right.constant().orElse(-1) >= 0 || right.equals(variable(right)));
        String text = "(" + written(left, product) + " " + operator + " " + written(right, atom) + ")";
        return symbol(text, left, right, mayFail ? Premises.ofDivisor(right) : Premises.NONE);
    }

    private static Poly variable(Poly value) {
        return value.symbols().stream().findFirst().map(Poly::of).orElse(Poly.ZERO);
    }

    private static String written(Poly value, boolean plain) {
        return plain ? value.toString() : "(" + value + ")";
    }

    /** Whether a call asks for the smaller or the larger of two numbers, by the name that is written here. */
    static boolean isExtremum(Step.Call call) {
        return call.method().owner().getQualifiedName().equals(MATH)
                && (call.method().name().equals("min") || call.method().name().equals("max"))
                && call.method().result().getQualifiedName().equals("int")
                && isWrittenSo(call.origin());
    }

    private static boolean isWrittenSo(CtElement origin) {
        return origin instanceof CtInvocation<?> invocation
                && invocation.getTarget() instanceof CtTypeAccess<?> target
                && !target.isImplicit()
                && Spelling.isSimple(target)
                && !isHidden(target);
    }

    /** Whether another type in the file has the name, so that it may mean that one elsewhere. */
    private static boolean isHidden(CtTypeAccess<?> target) {
        String name = target.getAccessedType().getSimpleName();
        return target.getPosition().getCompilationUnit().getDeclaredTypes().stream()
                .flatMap(type -> type.getElements(new TypeFilter<CtType<?>>(CtType.class)).stream())
                .anyMatch(type -> type.getSimpleName()
                        .replaceFirst("^\\d+", "")
                        .equals(name)); // local classes have a number in front
    }

    /** The value of {@code Math.min(left, right)} or {@code Math.max(left, right)}. */
    static Poly extremum(String name, Poly left, Poly right) {
        return symbol("Math." + name + "(" + left + ", " + right + ")", left, right, Premises.NONE);
    }

    /**
     * The value of an element.
     *
     * @param array a variable
     */
    static Poly element(Symbol array, Poly index, Step.ReadElement read) {
        return symbol(array.text() + "[" + index + "]", Poly.of(array), index, Premises.ofElement(read));
    }

    /**
     * The value of a field of the object in a local variable.
     *
     * @param text how it is asked for
     * @param object as the variable is read for that
     */
    static Poly member(CtVariable<?> variable, CtField<?> field, String text, Value object) {
        return Poly.of(Symbol.expression(List.of(variable, field), text, Premises.ofObject(object)));
    }

    private static Poly symbol(String text, Poly left, Poly right, Premises own) {
        List<Object> owners = Stream.of(left, right)
                .flatMap(part -> part.symbols().stream())
                .flatMap(symbol -> symbol.owners().stream())
                .toList();
        return Poly.of(Symbol.expression(
                owners, text, Premises.of(left).and(Premises.of(right)).and(own)));
    }
}
