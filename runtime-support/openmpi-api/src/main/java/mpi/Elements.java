package mpi;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * The basic elements that a datatype's data are made of, as a pattern that repeats: a struct of an int and a double is
 * {4, 8}, and so is a vector of such structs.
 *
 * @param widths bytes of each basic element of one pattern; not empty
 */
record Elements(int[] widths) {
    static Elements of(int... widths) {
        return new Elements(widths);
    }

    /** The pattern of a struct; types without data and blocks of length 0 have no part in it. */
    static Elements of(int[] lengths, Datatype[] types) {
        int[] widths = IntStream.range(0, types.length)
                .flatMap(b -> IntStream.range(0, lengths[b]).flatMap(e -> types[b].one()))
                .toArray();
        return Arrays.stream(widths).distinct().count() == 1
                ? of(widths[0])
                : new Elements(widths.length == 0 ? new int[] {1} : widths);
    }

    /** Number of basic elements that {@code bytes} bytes of data are, -1 if the last one is not whole. */
    long count(long bytes) {
        long pattern = bytesOf(widths.length);
        long count = bytes / pattern * widths.length;
        long rest = bytes % pattern;
        for (int k = 0; rest > 0; k++) {
            rest -= widths[k];
            count++;
        }
        return rest == 0 ? count : -1;
    }

    /**
     * Bytes of the first {@code count} basic elements.
     *
     * @throws MpiError COUNT if they are beyond a long
     */
    long bytesOf(long count) {
        long pattern = Arrays.stream(widths).sum();
        if (count / widths.length >= Long.MAX_VALUE / pattern) {
            throw new MpiError(ErrorClass.COUNT, count + " elements are beyond 2^63 bytes");
        }
        int rest = (int) (count % widths.length);
        return count / widths.length * pattern + Arrays.stream(widths, 0, rest).sum();
    }
}
