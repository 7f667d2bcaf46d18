package org.sluicempi.analyzer.callgraph;

/** The code on the class path beside the program's own, without the MPI API. */
public interface Libraries {
    /**
     * Whether what sends and receives there names something so: a class by its simple name, a method, a field. Errs towards
     * yes.
     *
     * @param word letters, digits, {@code _} and {@code $}
     */
    boolean name(String word);

    /**
     * Whether any of it uses what the JDK has for the inside of objects and classes, by the simple name of a class or a method.
     * Errs towards yes.
     */
    default boolean lookInsideBy(String word) {
        return name(word);
    }

    /** Whether any of it may give the standard streams other objects. */
    default boolean redirectOutput() {
        return false;
    }

    /** Whether some of it cannot be read, so that it could be derived from anything. */
    default boolean areHidden() {
        return false;
    }

    /**
     * Whether a class there is derived from a class of the JDK and says anew what a method does that it has from above.
     *
     * @param qualifiedName of the class of the JDK
     */
    default boolean override(String qualifiedName) {
        return false;
    }
}
