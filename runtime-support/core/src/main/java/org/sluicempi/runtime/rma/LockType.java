package org.sluicempi.runtime.rma;

/** Who else may hold the lock of a window's rank. */
public enum LockType {
    EXCLUSIVE,
    SHARED
}
