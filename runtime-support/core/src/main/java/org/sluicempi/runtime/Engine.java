package org.sluicempi.runtime;

/** Something that moves bytes between ranks. Engines are found with {@link java.util.ServiceLoader}. */
public interface Engine {
    String name();

    /** A new job of one rank, for a program that no launcher has started; its threads are those of the program. */
    Rank singleton();
}
