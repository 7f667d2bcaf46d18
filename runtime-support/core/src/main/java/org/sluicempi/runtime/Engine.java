package org.sluicempi.runtime;

/** Something that moves bytes between ranks. Engines are found with {@link java.util.ServiceLoader}. */
public interface Engine {
    /** The name that {@code SLUICE_ENGINE} chooses it by. */
    String name();

    /**
     * The rank that this process is: the only one of a new job, or, with an engine that joins the processes of a launcher,
     * one of theirs. Its threads are those of the program.
     *
     * @throws MpiError {@link ErrorClass#UNSUPPORTED_OPERATION} if the engine lacks what it needs here; says what
     */
    Rank singleton();
}
