package org.sluicempi.analyzer.flow;

/** How a call finds the method that it executes (JLS 15.12.3). */
public enum Dispatch {
    /** No receiver: a static method. */
    STATIC,
    /** The very method that is named: constructors, {@code super.m()}, private methods. */
    SPECIAL,
    /** By the class of the receiver, which must not be null. */
    VIRTUAL
}
