package org.sluicempi.exchange;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** Where all ranks meet, by messages on a communicator that serves nothing else; lanes may meet at the same time. */
final class Meeting {
    private static final int STEPS = 32;

    private final Communicator comm;

    Meeting(Communicator comm) {
        this.comm = comm;
    }

    /** Returns when all ranks have called this for the lane. */
    void all(int lane) {
        int size = comm.size();
        UserBuffer nothing = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);
        for (int step = 0; 1 << step < size; step++) {
            int tag = lane * STEPS + step;
            int distance = 1 << step;
            Request receive = comm.irecv(nothing, (comm.rank() - distance + size) % size, tag);
            comm.send(SendMode.STANDARD, nothing, (comm.rank() + distance) % size, tag);
            receive.await();
        }
    }

    /** The sum at rank 0, 0 elsewhere. */
    long sum(long value) {
        long[] cell = {value};
        UserBuffer one = new UserBuffer(cell, 0, 1, BasicType.LONG);
        if (comm.rank() > 0) {
            comm.send(SendMode.STANDARD, one, 0, STEPS - 1);
            return 0;
        }
        long sum = value;
        for (int source = 1; source < comm.size(); source++) {
            comm.recv(one, source, STEPS - 1);
            sum += cell[0];
        }
        return sum;
    }

    /** The value of rank 0. */
    int agree(int value) {
        int[] cell = {value};
        UserBuffer one = new UserBuffer(cell, 0, 1, BasicType.INT);
        for (int dest = 1; dest < comm.size() && comm.rank() == 0; dest++) {
            comm.send(SendMode.STANDARD, one, dest, STEPS - 2);
        }
        if (comm.rank() > 0) {
            comm.recv(one, 0, STEPS - 2);
        }
        return cell[0];
    }

    void free() {
        comm.free();
    }
}
