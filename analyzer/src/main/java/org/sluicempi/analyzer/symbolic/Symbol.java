package org.sluicempi.analyzer.symbolic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * An {@code int} value that a program names: a variable, a field, the length of an array. Two symbols are equal if they
 * name the same thing of the same variable; the variable's declaration is compared by identity, because different
 * variables may have equal declarations.
 */
public final class Symbol {
    /** What of the owner is meant. */
    public enum Aspect {
        VALUE,
        LENGTH,
        EXPRESSION,
        COURSE
    }

    /**
     * How a variable runs along with a loop.
     *
     * @param first its value in the first iteration
     * @param move what it moves on by in each iteration; the loop changes nothing of it
     */
    public record Course(Poly first, Poly move) {}

    private final List<Object> owners;
    private final Aspect aspect;
    private final String text;
    private final OptionalLong constant;
    private final Premises premises;
    private final Optional<Course> course;

    private Symbol(List<Object> owners, Aspect aspect, String text, OptionalLong constant, Premises premises) {
        this(owners, aspect, text, constant, premises, Optional.empty());
    }

    private Symbol(
            List<Object> owners,
            Aspect aspect,
            String text,
            OptionalLong constant,
            Premises premises,
            Optional<Course> course) {
        this.owners = owners;
        this.aspect = aspect;
        this.text = text;
        this.constant = constant;
        this.premises = premises;
        this.course = course;
    }

    /**
     * The value of a variable.
     *
     * @param owner its declaration; compared by identity
     * @param text Java text that has this value where the variable is in scope
     */
    public static Symbol value(Object owner, String text) {
        return new Symbol(List.of(owner), Aspect.VALUE, text, OptionalLong.empty(), Premises.NONE);
    }

    /** A variable that is known to have one value for ever, which its text is preferred to. */
    public static Symbol constant(Object owner, String text, long value) {
        return new Symbol(List.of(owner), Aspect.VALUE, text, OptionalLong.of(value), Premises.NONE);
    }

    /** The length of the array that a variable refers to. */
    public static Symbol length(Object owner, String text) {
        return new Symbol(List.of(owner), Aspect.LENGTH, text, OptionalLong.empty(), Premises.NONE);
    }

    /**
     * The value of an expression that is not looked into.
     *
     * @param owners the declarations of the variables in it, in the order of the text
     * @param premises what it needs wherever it is evaluated
     */
    public static Symbol expression(List<?> owners, String text, Premises premises) {
        return new Symbol(List.copyOf(owners), Aspect.EXPRESSION, text, OptionalLong.empty(), premises);
    }

    /** The same for an expression that can be evaluated everywhere. */
    public static Symbol expression(List<?> owners, String text) {
        return expression(owners, text, Premises.NONE);
    }

    /**
     * The value that a local variable, which a loop changes, has where an iteration of the loop starts. It stands for nothing
     * elsewhere: no test in front of the loop can be made of it, nor is it steady for anybody who asks.
     */
    public static Symbol running(Object owner, String text, Course course) {
        return new Symbol(
                List.of(owner), Aspect.COURSE, text, OptionalLong.empty(), Premises.NONE, Optional.of(course));
    }

    /** The declarations of the variables that the value depends on. */
    public List<Object> owners() {
        return owners;
    }

    public Aspect aspect() {
        return aspect;
    }

    public String text() {
        return text;
    }

    public OptionalLong constant() {
        return constant;
    }

    /** What must hold wherever the text is evaluated. */
    public Premises premises() {
        return premises;
    }

    /** Of {@link #running} values. */
    public Optional<Course> course() {
        return course;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Symbol symbol
                && symbol.aspect == aspect
                && (aspect != Aspect.EXPRESSION || symbol.text.equals(text))
                && symbol.course.equals(course)
                && areSame(symbol.owners, owners);
    }

    private static boolean areSame(List<Object> left, List<Object> right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (int i = 0; i < left.size(); i++) {
            if (left.get(i) != right.get(i)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return owners.isEmpty() ? text.hashCode() : System.identityHashCode(owners.get(0));
    }

    @Override
    public String toString() {
        return text;
    }
}
