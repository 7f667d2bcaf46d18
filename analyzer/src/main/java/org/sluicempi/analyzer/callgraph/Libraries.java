package org.sluicempi.analyzer.callgraph;

import java.util.Map;
import java.util.Set;

/** The code on the class path beside the program's own, without the MPI API. */
public interface Libraries {
    /**
     * Whether what sends and receives there names something so: a class by its simple name, a method, a field. Errs towards
     * yes.
     *
     * @param word letters, digits, {@code _} and {@code $}
     */
    boolean name(String word);

    /** Whether any of it may give the standard streams other objects. */
    default boolean redirectOutput() {
        return false;
    }

    /** Whether some of it cannot be read, so that it could be derived from anything. */
    default boolean areHidden() {
        return false;
    }

    /**
     * The names of the methods that classes there have which are derived from a class of the JDK, other than {@code Object},
     * by the qualified name of that class.
     */
    default Map<String, Set<String>> derivedMethods() {
        return Map.of();
    }
}
