package org.sluicempi.runtime.embedded.message;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.UserBuffer;

/** Words for pending operations. */
final class Descriptions {
    private Descriptions() {}

    static String send(String what, CommContext comm, UserBuffer data, int dest, int tag) {
        return what + " to " + dest + " tag " + tag + " on " + comm.name() + ", " + elements(data);
    }

    static String receive(CommContext comm, UserBuffer into, int source, int tag) {
        return "Recv" + from(comm, source, tag) + ", " + elements(into);
    }

    static String probe(CommContext comm, int source, int tag) {
        return "Probe" + from(comm, source, tag);
    }

    private static String from(CommContext comm, int source, int tag) {
        return " from " + (source == Communicator.ANY_SOURCE ? "any source" : source)
                + (tag == Communicator.ANY_TAG ? " any tag" : " tag " + tag) + " on " + comm.name();
    }

    private static String elements(UserBuffer data) {
        Datatype type = data.type();
        return data.count() + " " + (type instanceof Enum ? type.toString() : "elements of " + type.base());
    }
}
