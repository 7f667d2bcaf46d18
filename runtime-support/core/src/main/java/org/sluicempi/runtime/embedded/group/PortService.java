package org.sluicempi.runtime.embedded.group;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.context.RankContext;
import org.sluicempi.runtime.process.Command;
import org.sluicempi.runtime.process.ProcessService;

/** How groups of one job meet through ports (MPI 4.1, section 11.9). No process can be started. */
public final class PortService implements ProcessService {
    private final RankContext owner;
    private final PortBoard board;
    /** Carries calls, whose tag is the port's number, and apart from them what leaders say, under the call's number. */
    private final Communicator meeting;

    /** @param meeting all ranks of the job */
    public PortService(RankContext owner, PortBoard board, Communicator meeting) {
        this.owner = owner;
        this.board = board;
        this.meeting = meeting;
    }

    @Override
    public Communicator spawn(Communicator communicator, List<Command> commands, int root, int[] errors) {
        throw new MpiError(
                ErrorClass.UNSUPPORTED_OPERATION,
                "spawn is not available on this engine (" + owner.facade().engineDescription() + ")");
    }

    @Override
    public String openPort(Map<String, String> info) {
        return board.open(owner.number());
    }

    @Override
    public void closePort(String port) {
        board.close(port);
    }

    @Override
    public Communicator accept(Communicator communicator, String port, Map<String, String> info, int root) {
        return meet(communicator, port, root, true);
    }

    @Override
    public Communicator connect(Communicator communicator, String port, Map<String, String> info, int root) {
        return meet(communicator, port, root, false);
    }

    private Communicator meet(Communicator communicator, String name, int root, boolean accept) {
        PortBoard.Opened port = known(communicator, name, root, accept);
        if (port == null) {
            return communicator.interConnect(root, null, 0, 0);
        }
        Call call;
        try {
            call = accept ? taken(port) : made(port);
        } catch (MpiError e) {
            ((CommunicatorMaking) communicator).giveUpInterConnect();
            throw e;
        }
        return communicator.interConnect(root, meeting, call.other(), call.number());
    }

    /**
     * What two leaders have agreed to meet by.
     *
     * @param other the other leader, a rank of the job
     * @param number tells this meeting from others of the same two ranks, which threads may hold at once
     */
    private record Call(int other, int number) {}

    /** Waits for somebody to connect. */
    private Call taken(PortBoard.Opened port) {
        int[] call = new int[2];
        meeting.recv(ints(call), Communicator.ANY_SOURCE, port.number());
        return new Call(call[0], call[1]);
    }

    private Call made(PortBoard.Opened port) {
        int number = board.nextCall();
        meeting.send(SendMode.STANDARD, ints(new int[] {owner.number(), number}), port.owner(), port.number());
        return new Call(port.owner(), number);
    }

    /** The port at the root, null elsewhere; all ranks throw if the root does not find it. */
    private PortBoard.Opened known(Communicator communicator, String name, int root, boolean accept) {
        boolean atRoot = communicator.rank() == root;
        PortBoard.Opened port = null;
        MpiError problem = null;
        if (atRoot) {
            try {
                port = board.find(name);
                if (accept && port.owner() != owner.number()) {
                    problem = new MpiError(
                            ErrorClass.PORT,
                            "rank " + port.owner() + " of the job has opened " + name + ", not this one");
                }
            } catch (MpiError e) {
                problem = e;
            }
        }
        int[] well = ((CommunicatorMaking) communicator).said(root, new int[] {problem == null ? 1 : 0});
        if (problem != null) {
            throw problem;
        } else if (well[0] == 0) {
            throw new MpiError(ErrorClass.PORT, "the root, rank " + root + ", has no such port");
        }
        return port;
    }

    private static UserBuffer ints(int[] values) {
        return new UserBuffer(values, 0, values.length, BasicType.INT);
    }

    @Override
    public void publish(String service, Map<String, String> info, String port) {
        board.publish(service, port);
    }

    @Override
    public void unpublish(String service, Map<String, String> info, String port) {
        board.unpublish(service, port);
    }

    @Override
    public Optional<String> lookup(String service, Map<String, String> info) {
        return board.lookup(service);
    }
}
