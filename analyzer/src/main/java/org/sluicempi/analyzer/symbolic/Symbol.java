package org.sluicempi.analyzer.symbolic;

import java.util.Objects;
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
        LENGTH
    }

    private final Object owner;
    private final Aspect aspect;
    private final String text;
    private final OptionalLong constant;

    private Symbol(Object owner, Aspect aspect, String text, OptionalLong constant) {
        this.owner = owner;
        this.aspect = aspect;
        this.text = text;
        this.constant = constant;
    }

    /**
     * The value of a variable.
     *
     * @param owner its declaration; compared by identity
     * @param text Java text that has this value where the variable is in scope
     */
    public static Symbol value(Object owner, String text) {
        return new Symbol(owner, Aspect.VALUE, text, OptionalLong.empty());
    }

    /** A variable that is known to have one value for ever, which its text is preferred to. */
    public static Symbol constant(Object owner, String text, long value) {
        return new Symbol(owner, Aspect.VALUE, text, OptionalLong.of(value));
    }

    /** The length of the array that a variable refers to. */
    public static Symbol length(Object owner, String text) {
        return new Symbol(owner, Aspect.LENGTH, text, OptionalLong.empty());
    }

    /** The declaration of the variable. */
    public Object owner() {
        return owner;
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

    @Override
    public boolean equals(Object other) {
        return other instanceof Symbol symbol && symbol.owner == owner && symbol.aspect == aspect;
    }

    @Override
    public int hashCode() {
        return Objects.hash(System.identityHashCode(owner), aspect);
    }

    @Override
    public String toString() {
        return text;
    }
}
