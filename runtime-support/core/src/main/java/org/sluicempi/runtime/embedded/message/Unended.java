package org.sluicempi.runtime.embedded.message;

/** A message that has been announced and not ended. */
public interface Unended {
    /** Nobody may wait for the rest of it; {@code reason} says why, and this adds which message it is. */
    void giveUp(String reason);
}
