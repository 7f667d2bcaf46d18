package org.sluicempi.runtime.rma;

import org.sluicempi.runtime.Datatype;

/**
 * The far side of a one-sided operation.
 *
 * @param rank in the window's communicator; {@code PROC_NULL} makes the operation empty
 * @param displacement in units of the target's window
 * @param count number of elements of {@code type}
 */
public record Target(int rank, long displacement, int count, Datatype type) {}
