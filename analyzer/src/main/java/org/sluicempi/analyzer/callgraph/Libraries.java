package org.sluicempi.analyzer.callgraph;

/** The code on the class path that sends and receives beside the program's own: what uses the MPI API without being it. */
public interface Libraries {
    /**
     * Whether it names something so: a class by its simple name, a method, a field. Errs towards yes.
     *
     * @param word letters, digits, {@code _} and {@code $}
     */
    boolean name(String word);
}
