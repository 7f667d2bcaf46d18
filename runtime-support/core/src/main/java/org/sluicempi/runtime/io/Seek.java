package org.sluicempi.runtime.io;

/** From where a file pointer is moved. */
public enum Seek {
    SET,
    CURRENT,
    END
}
