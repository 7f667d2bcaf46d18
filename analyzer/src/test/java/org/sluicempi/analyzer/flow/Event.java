package org.sluicempi.analyzer.flow;

import org.objectweb.asm.Type;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * What a step and an instruction that does the same have in common.
 *
 * @param what the member, type or operator; two events with the same words are the same thing
 */
record Event(Kind kind, String what) {
    enum Kind {
        CALL,
        READ_FIELD,
        WRITE_FIELD,
        READ_ELEMENT,
        WRITE_ELEMENT,
        ARRAY_LENGTH,
        ALLOCATE,
        ALLOCATE_ARRAY,
        MONITOR_ENTER,
        MONITOR_EXIT,
        THROW,
        CAST,
        INSTANCE_OF,
        CAPTURE,
        CONCAT,
        DIVIDE
    }

    /** Stands for a part of a concatenation that is no constant. */
    static final char PART = '\1';

    /** A resource is closed because of an exception. */
    static final Event CLOSE_IN_HANDLER = new Event(Kind.CALL, "close/0 in a handler");

    /**
     * A call. The arguments of constructors are not counted: the compiler adds the object around, captured variables, the
     * name and the number of an enum's constant.
     *
     * @param owner as {@link #name(String)} writes it
     */
    static Event call(String owner, String name, int arguments, boolean isStatic) {
        return name.equals(MethodRef.CONSTRUCTOR)
                ? new Event(Kind.CALL, "new " + owner)
                : new Event(Kind.CALL, (isStatic ? "static " : "") + name + "/" + arguments);
    }

    static Event field(boolean writes, String name, boolean isStatic) {
        return new Event(writes ? Kind.WRITE_FIELD : Kind.READ_FIELD, (isStatic ? "static " : "") + name);
    }

    /** @param recipe the constant parts, and {@link #PART} for each other one */
    static Event concat(String recipe) {
        return new Event(Kind.CONCAT, recipe);
    }

    static Event of(Kind kind) {
        return new Event(kind, "");
    }

    /** The name of a type in a class file: {@code java.util.Map$Entry}, {@code int[]}. */
    static String name(Type type) {
        return name(type.getClassName());
    }

    /** The name of a type in source, erased. */
    static String name(CtTypeReference<?> type) {
        if (type instanceof CtArrayTypeReference<?> array) {
            return name(array.getComponentType()) + "[]";
        }
        return name(type.getTypeErasure().getQualifiedName());
    }

    /** The two compilers do not agree on the numbers of anonymous and local classes. */
    static String name(String qualified) {
        return qualified.replaceAll("\\$\\d+", "\\$#");
    }

    @Override
    public String toString() {
        return what.isEmpty() ? kind.name() : kind + " " + what;
    }
}
