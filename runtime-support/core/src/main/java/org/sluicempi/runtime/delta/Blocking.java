package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.MpiError;

/**
 * The blocking send that stood in the program, in place of which a message was begun.
 *
 * @param <E> what it throws beside errors of the engine
 */
public interface Blocking<E extends Exception> {
    /**
     * Refuses what {@link #send} would refuse now in its arguments; begins nothing. They may have been good at the begin: in
     * between the communicator can be freed, MPI can be finished.
     *
     * @throws MpiError what is to be {@link #refused}
     */
    void check(int count);

    /** What to throw for arguments that are refused; where errors are fatal, it ends the job before anybody is told. */
    E refused(MpiError error);

    /**
     * The end of a message in parts has been accepted and comes next: begins what has to be under way while it blocks. Not
     * called where {@link #send} is, which does that itself.
     */
    default void begin() {}

    /** Sends {@code count} elements. */
    void send(int count) throws E;
}
