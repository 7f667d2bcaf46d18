package org.sluicempi.runtime.io;

import java.util.Set;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

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

    /** Nobody can register others. Libraries take capitals as well. */
    private static final Set<String> REPRESENTATIONS =
            Set.of("native", "internal", "external32", "NATIVE", "INTERNAL", "EXTERNAL32");

    /**
     * What an engine asks before it asks others: a rank that is refused has not taken part.
     *
     * @param mode of the file, a sum of {@link Mode} values
     * @throws MpiError ARG for a displacement that such a file cannot have, and for datatypes that no view can have: not one
     *     made of the other, or with places that are negative, go back or, in a file that may be written, come twice;
     *     UNSUPPORTED_DATAREP for a representation that there is not
     */
    public void check(int mode) {
        boolean current = displacement == CURRENT;
        if (current != ((mode & Mode.SEQUENTIAL) != 0)) {
            throw wrong("the current displacement is that of sequential files, which have no other");
        }
        if (displacement < 0 && !current) {
            throw wrong("a view cannot start at byte " + displacement);
        }
        if (elementType.size() != 0 && fileType.size() % elementType.size() != 0) {
            throw wrong(
                    "a file type of " + fileType.size() + " bytes is not made of elements of " + elementType.size());
        }
        checkPlaces(elementType, mode);
        checkPlaces(fileType, mode);
        if (representation == null || !REPRESENTATIONS.contains(representation)) {
            throw new MpiError(ErrorClass.UNSUPPORTED_DATAREP, "there is no data representation " + representation);
        }
    }

    private static void checkPlaces(Datatype type, int mode) {
        int elements = type.size() / type.base().size();
        long least = 0;
        for (int k = 0; k < elements; k += type.run(k)) {
            if (type.place(k) < least) {
                throw wrong("the view's datatype has place " + type.place(k) + " behind place " + (least - 1));
            }
            long end = (long) type.place(k) + type.run(k);
            least = Mode.writes(mode) ? end : end - 1;
        }
    }

    private static MpiError wrong(String what) {
        return new MpiError(ErrorClass.ARG, what);
    }
}
