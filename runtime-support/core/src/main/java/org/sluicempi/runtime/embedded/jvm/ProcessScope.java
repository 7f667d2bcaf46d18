package org.sluicempi.runtime.embedded.jvm;

/** Implemented by a class loader whose classes belong to the program of one rank. */
public interface ProcessScope {
    /** What the rank has for itself alone. */
    RankProcess process();
}
