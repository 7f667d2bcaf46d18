package org.sluicempi.runtime.io;

import org.sluicempi.runtime.Datatype;

/**
 * Which part of a file a rank sees (MPI 4.1, section 14.3).
 *
 * @param displacement bytes from the start of the file, or {@link #CURRENT}
 * @param elementType the unit of offsets
 * @param fileType one period of the visible part, made of {@code elementType}
 * @param representation {@code native}, {@code internal} or {@code external32}
 */
public record View(long displacement, Datatype elementType, Datatype fileType, String representation) {
    /** MPI_DISPLACEMENT_CURRENT. */
    public static final long CURRENT = -54278278;
}
