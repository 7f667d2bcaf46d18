package org.sluicempi.enginetest;

import java.util.Arrays;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/**
 * What several ranks do in a fixed order, so that nothing depends on speed: they wait for each other's words.
 *
 * @param world the words go over it
 * @param comm what is tested, of the same ranks
 */
record Script(Communicator world, Communicator comm) {
    /** Elements of a message. */
    static final int MOST = 200;

    /** Tag of a word. */
    static final int WORD = 31;

    private static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    /** Collective. The caller frees {@link #comm}. */
    static Script over(Communicator world) {
        return new Script(world, world.dup());
    }

    static UserBuffer ints(int[] array) {
        return new UserBuffer(array, 0, array.length, BasicType.INT);
    }

    static UserBuffer filled(int length, int value) {
        int[] array = new int[length];
        Arrays.fill(array, value);
        return ints(array);
    }

    void tell(int rank) {
        world.send(SendMode.STANDARD, NOTHING, rank, WORD);
    }

    void told(int rank) {
        world.recv(NOTHING, rank, WORD);
    }

    /** Lets a sender make its next step. */
    void step(int rank) {
        tell(rank);
        told(rank);
    }

    /** A message of {@link #MOST} elements, half of which have been given. */
    DeltaStream begun(int value, int dest, int tag) {
        DeltaStream stream = comm.openDelta(filled(MOST, value), dest, tag);
        stream.piece(0, MOST / 2);
        return stream;
    }

    /** Gives the other half. */
    static void end(DeltaStream stream) {
        stream.piece(MOST / 2, MOST);
        stream.end(MOST);
    }
}
