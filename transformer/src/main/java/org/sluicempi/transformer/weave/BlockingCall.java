package org.sluicempi.transformer.weave;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * A blocking call that has a nonblocking form in Sluice's API faces.
 *
 * @param name of the blocking method
 * @param arguments descriptor of its parameters, with parentheses
 * @param result descriptor of what it returns
 * @param starter method with the same parameters that returns an {@code mpi.Request}
 * @param completion method of the request that blocks and returns {@code result}
 * @param receives whether the buffer is written (a receive) or read (a send)
 * @param words number of arguments; the buffer is the first
 */
record BlockingCall(
        String name, String arguments, String result, String starter, String completion, boolean receives, int words) {
    private static final String STATUS = "Lmpi/Status;";
    private static final String OPEN_MPI = "(Ljava/lang/Object;ILmpi/Datatype;II)";
    private static final String MPJ = "(Ljava/lang/Object;IILmpi/Datatype;II)";

    /** One line per call; a dialect is added here. */
    private static final List<BlockingCall> ALL = List.of(
            new BlockingCall("send", OPEN_MPI, "V", "startSend", "waitFor", false, 5),
            new BlockingCall("recv", OPEN_MPI, STATUS, "startRecv", "waitStatus", true, 5),
            new BlockingCall("Send", MPJ, "V", "startSend", "Wait", false, 6),
            new BlockingCall("Recv", MPJ, STATUS, "startRecv", "Wait", true, 6));

    private static final Set<String> COMMUNICATORS = Set.of(
            "mpi/Comm",
            "mpi/Intracomm",
            "mpi/Intercomm",
            "mpi/CartComm",
            "mpi/Cartcomm",
            "mpi/GraphComm",
            "mpi/Graphcomm");

    /** The blocking call that an instruction makes. */
    static Optional<BlockingCall> of(MethodInsnNode call) {
        if (!COMMUNICATORS.contains(call.owner)) {
            return Optional.empty();
        }
        return ALL.stream()
                .filter(c -> c.name.equals(call.name) && call.desc.equals(c.arguments + c.result))
                .findFirst();
    }

    /** Descriptor of the completion: MPJ's {@code Wait} gives a status after a send too. */
    String completionDescriptor() {
        return completion.equals("Wait") ? "()" + STATUS : "()" + result;
    }

    String starterDescriptor() {
        return arguments + "Lmpi/Request;";
    }
}
