package org.sluicempi.runtime.delta;

import org.sluicempi.runtime.MpiError;

/** The call of the author's program that a delta object stands for. */
public interface AuthorsCall {
    /** What the call throws where the runtime fails with an error. */
    Throwable failed(MpiError error);
}
