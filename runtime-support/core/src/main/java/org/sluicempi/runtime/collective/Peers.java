package org.sluicempi.runtime.collective;

import java.lang.reflect.Array;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;

/** The messages of one collective operation: all of one tag, on a communicator that carries nothing else. */
record Peers(Communicator communicator, int tag) {
    /** A message of no elements. */
    static final UserBuffer NOTHING = new UserBuffer(new byte[0], 0, 0, BasicType.BYTE);

    int rank() {
        return communicator.rank();
    }

    int size() {
        return communicator.size();
    }

    void send(UserBuffer data, int dest) {
        communicator.send(SendMode.STANDARD, data, dest, tag);
    }

    void receive(UserBuffer into, int source) {
        communicator.recv(into, source, tag);
    }

    Request startSend(UserBuffer data, int dest) {
        return communicator.isend(SendMode.STANDARD, data, dest, tag);
    }

    Request startReceive(UserBuffer into, int source) {
        return communicator.irecv(into, source, tag);
    }

    /** Sends and receives at once, so that a ring of such calls cannot block. */
    void exchange(UserBuffer data, int dest, UserBuffer into, int source) {
        Request receive = startReceive(into, source);
        Request send = startSend(data, dest);
        receive.await();
        send.await();
    }

    /** Copies within this rank; the datatypes may differ as those of a send and its receive may. */
    void copy(UserBuffer from, UserBuffer to) {
        if (isArrayRun(from)
                && isArrayRun(to)
                && from.bytes() <= to.bytes()
                && from.storage().getClass() == to.storage().getClass()) {
            int length = Math.multiplyExact(from.count(), from.type().extent());
            System.arraycopy(from.storage(), from.offset(), to.storage(), to.offset(), length);
        } else {
            exchange(from, rank(), to, rank());
        }
    }

    /** Whether the elements lie without gaps within an array; the engine reports what is wrong with any other buffer. */
    private static boolean isArrayRun(UserBuffer buffer) {
        Datatype type = buffer.type();
        Object storage = buffer.storage();
        return storage != null
                && storage.getClass().isArray()
                && type.size() == type.extent() * type.base().size()
                && Scratch.arrayClass(type.base()) == storage.getClass()
                && buffer.offset() >= 0
                && buffer.count() >= 0
                && buffer.offset() + (long) buffer.count() * type.extent() <= Array.getLength(storage);
    }
}
