package org.sluicempi.runtime;

/** Which threads may call MPI, in rising order (MPI 4.1, section 11.6.2). */
public enum ThreadLevel {
    SINGLE,
    FUNNELED,
    SERIALIZED,
    MULTIPLE
}
