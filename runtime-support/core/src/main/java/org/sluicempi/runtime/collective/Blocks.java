package org.sluicempi.runtime.collective;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/**
 * A buffer that holds one block per rank or neighbour.
 *
 * @param counts elements of each block
 * @param displs start of each block, in multiples of the datatype's extent from the buffer's offset; of one without elements
 *     a place in the buffer, whatever the program has given
 */
public record Blocks(Object storage, int offset, Datatype type, int[] counts, int[] displs) {
    /**
     * Refuses blocks of {@code buffer.count()} elements each, one behind the other, that no buffer can hold. Comes before
     * all that asks whether this one holds them, on every engine: what is wrong is the count.
     *
     * @throws MpiError COUNT
     */
    public static UserBuffer fit(UserBuffer buffer, int ranks) {
        if ((long) buffer.count() * ranks > Integer.MAX_VALUE) {
            throw new MpiError(ErrorClass.COUNT, ranks + " blocks of " + buffer.count() + " elements fit no buffer");
        }
        return buffer;
    }

    /**
     * Blocks of {@code buffer.count()} elements each, one behind the other; as {@link #fit}.
     *
     * @param what names the buffer in an error
     * @throws MpiError as {@link Checks#buffer}
     */
    static Blocks equal(UserBuffer buffer, String what, int ranks) {
        fit(Checks.buffer(buffer, what), ranks);
        int[] counts = new int[ranks];
        int[] displs = new int[ranks];
        for (int r = 0; r < ranks; r++) {
            counts[r] = buffer.count();
            displs[r] = r * buffer.count();
            checkPlace(buffer, counts, displs, r);
        }
        return of(buffer, counts, displs);
    }

    static Blocks of(UserBuffer buffer, int[] counts, int[] displs) {
        return new Blocks(buffer.storage(), buffer.offset(), buffer.type(), counts, displs);
    }

    /**
     * Blocks of different sizes, as a v-form gives them: the first {@code ranks} of those in the arrays. Where a block without
     * elements would lie says nothing, and nothing is asked of it: it may be before or behind any buffer.
     *
     * @throws MpiError if one of the arrays is missing, too short, or has a negative count; BUFFER for a place that no buffer
     *     has
     */
    public static Blocks checked(UserBuffer buffer, int[] counts, int[] displs, int ranks) {
        if (counts == null || counts.length < ranks) {
            throw new MpiError(ErrorClass.COUNT, "one count per block is needed: " + ranks + ", got " + length(counts));
        }
        if (displs == null || displs.length < ranks) {
            throw new MpiError(
                    ErrorClass.ARG, "one displacement per block is needed: " + ranks + ", got " + length(displs));
        }
        for (int r = 0; r < ranks; r++) {
            if (counts[r] < 0) {
                throw new MpiError(ErrorClass.COUNT, "negative count of block " + r + ": " + counts[r]);
            }
            checkPlace(buffer, counts, displs, r);
        }
        return of(buffer, first(counts, ranks), places(counts, displs, ranks));
    }

    /** A place beyond an int must not come out as another one. */
    private static void checkPlace(UserBuffer buffer, int[] counts, int[] displs, int r) {
        long place = buffer.offset() + (long) displs[r] * buffer.type().extent();
        if (counts[r] > 0 && place != (int) place) {
            throw new MpiError(ErrorClass.BUFFER, "block " + r + " starts at element " + place + " of a buffer");
        }
    }

    /**
     * Blocks one behind the other.
     *
     * @throws MpiError as {@link #checked}; COUNT also if all of them fit no buffer
     */
    public static Blocks packed(UserBuffer buffer, int[] counts, int ranks) {
        int[] displs = new int[ranks];
        long sum = 0;
        for (int r = 0; r < ranks && r < length(counts); r++) {
            displs[r] = (int) sum;
            sum += Math.max(0, counts[r]);
            if (sum > Integer.MAX_VALUE) {
                throw new MpiError(ErrorClass.COUNT, "blocks of " + sum + " elements fit no buffer");
            }
        }
        return checked(buffer, length(counts) > ranks ? Arrays.copyOf(counts, ranks) : counts, displs, ranks);
    }

    /**
     * Copies all of {@code from}.
     *
     * @throws MpiError TRUNCATE if {@code to} is too short, or as {@link UserBuffer#check}
     */
    static void copy(UserBuffer from, UserBuffer to) {
        from.check();
        to.checkIncoming();
        if (from.bytes() > to.bytes()) {
            throw new MpiError(
                    ErrorClass.TRUNCATE,
                    "a block of " + from.bytes() + " bytes does not fit a receive of " + to.bytes() + " bytes");
        }
        if (from.bytes() > 0) {
            from.copyTo(to, from.bytes());
        }
    }

    /** All blocks as one, if they lie one behind the other. */
    public UserBuffer whole() {
        return new UserBuffer(storage, offset, IntStream.of(counts).sum(), type);
    }

    public UserBuffer block(int rank) {
        return new UserBuffer(storage, offset + displs[rank] * type.extent(), counts[rank], type);
    }

    /** Of a block without elements the buffer's own start, which is a place that it has. */
    private static int[] places(int[] counts, int[] displs, int n) {
        int[] places = Arrays.copyOf(displs, n);
        for (int r = 0; r < n; r++) {
            places[r] = counts[r] == 0 ? 0 : places[r];
        }
        return places;
    }

    private static int[] first(int[] array, int n) {
        return array.length == n ? array : Arrays.copyOf(array, n);
    }

    private static int length(int[] array) {
        return array == null ? 0 : array.length;
    }
}
