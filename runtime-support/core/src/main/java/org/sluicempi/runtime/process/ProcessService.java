package org.sluicempi.runtime.process;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;

/** Starting and meeting other jobs. */
public interface ProcessService {
    /**
     * That of a rank.
     *
     * @param call what the exception of an engine without it names
     * @throws MpiError UNSUPPORTED_OPERATION if the engine has none
     */
    static ProcessService of(Rank rank, String call) {
        return rank.service(ProcessService.class, call);
    }

    /**
     * MPI_Comm_spawn for one command, MPI_Comm_spawn_multiple for several; collective.
     *
     * @param commands count at {@code root} only
     * @param errors filled with one error class per process at all ranks; may be null
     * @return an intercommunicator with the new processes as the remote group
     */
    Communicator spawn(Communicator communicator, List<Command> commands, int root, int[] errors);

    /** MPI_Open_port. */
    String openPort(Map<String, String> info);

    /** MPI_Close_port. */
    void closePort(String port);

    /** MPI_Comm_accept; collective, {@code port} and {@code info} count at {@code root} only. */
    Communicator accept(Communicator communicator, String port, Map<String, String> info, int root);

    /** MPI_Comm_connect; collective, {@code port} and {@code info} count at {@code root} only. */
    Communicator connect(Communicator communicator, String port, Map<String, String> info, int root);

    /** MPI_Publish_name. */
    void publish(String service, Map<String, String> info, String port);

    /** MPI_Unpublish_name; {@code SERVICE} if it was not published. */
    void unpublish(String service, Map<String, String> info, String port);

    /**
     * MPI_Lookup_name; empty if nobody has published that name.
     *
     * @throws MpiError for any other failure
     */
    Optional<String> lookup(String service, Map<String, String> info);
}
