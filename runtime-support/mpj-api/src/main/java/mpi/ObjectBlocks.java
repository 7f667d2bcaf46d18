package mpi;

import org.sluicempi.runtime.CountMath;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * The objects of one or several blocks of a user's array, one block behind the other: to be sent from here, or received
 * here and then stored. It starts with what the user's array holds, so that what does not arrive stays as it was.
 *
 * @param starts of each block in {@code objects}
 * @param lengths of each block in {@code objects}
 * @param places of each block in the user's array
 */
record ObjectBlocks(ObjectType type, Object buf, Object[] objects, int[] starts, int[] lengths, int[] places) {
    /** Of a rank that does not use the buffer. */
    static final ObjectBlocks NONE = new ObjectBlocks(null, null, new Object[0], new int[0], new int[0], new int[0]);

    static ObjectBlocks of(Block block) {
        return of(block, new int[] {block.count()}, new int[1], 1);
    }

    /**
     * @param displs of each block, in elements from the block's offset; where one without elements would lie says nothing
     * @throws MpiError BUFFER for a block outside of the user's array
     */
    static ObjectBlocks of(Block block, int[] counts, int[] displs, int blocks) {
        ObjectType type = block.objects();
        Object[][] parts = new Object[blocks][];
        int[] starts = new int[blocks];
        int[] lengths = new int[blocks];
        int[] places = new int[blocks];
        int total = 0;
        for (int b = 0; b < blocks; b++) {
            places[b] = counts[b] == 0 ? block.offset() : place(block, displs, b);
            parts[b] = type.pick(block.buf(), places[b], counts[b]);
            starts[b] = total;
            lengths[b] = parts[b].length;
            total = CountMath.plus(total, lengths[b]);
        }
        Object[] objects = new Object[total];
        for (int b = 0; b < blocks; b++) {
            System.arraycopy(parts[b], 0, objects, starts[b], lengths[b]);
        }
        return new ObjectBlocks(type, block.buf(), objects, starts, lengths, places);
    }

    /** A place beyond an int must not come out as another one. */
    private static int place(Block block, int[] displs, int b) {
        long place = block.offset() + (long) displs[b] * block.type().bounds().extent();
        if (place != (int) place) {
            throw new MpiError(ErrorClass.BUFFER, "block " + b + " starts at element " + place + " of a buffer");
        }
        return (int) place;
    }

    /** Puts the objects of {@code all} from {@code start} on into the user's array instead. */
    void store(Object[] all, int start) {
        System.arraycopy(all, start, objects, 0, objects.length);
        store();
    }

    /** Puts all objects into the user's array. */
    void store() {
        for (int b = 0; b < starts.length; b++) {
            type.place(objects, starts[b], lengths[b], buf, places[b]);
        }
    }
}
