package org.sluicempi.analyzer.input;

/** Told about steps of long work; a shell shows them on a terminal. */
@FunctionalInterface
public interface Progress {
    Progress NONE = (step, done, total) -> {};

    /** {@code done} of {@code total} units of {@code step} are finished; {@code total} 0 where it is unknown. */
    void at(String step, int done, int total);
}
