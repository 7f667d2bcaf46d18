package org.sluicempi.runtime.nativempi.job;

import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.context.CommunicatorMembers;
import org.sluicempi.runtime.nativempi.context.Descent;
import org.sluicempi.runtime.nativempi.context.ProcessContext;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;
import org.sluicempi.runtime.nativempi.staging.Infos;
import org.sluicempi.runtime.nativempi.staging.OperationMemory;
import org.sluicempi.runtime.process.Command;
import org.sluicempi.runtime.process.ProcessService;

/** Starting and meeting other jobs through the library: MPI 4.1, chapter 11. */
final class NativeProcesses implements ProcessService {
    private static final MethodHandle GET_PARENT = Mpi.bind("MPI_Comm_get_parent", "p");
    private static final MethodHandle OPEN_PORT = Mpi.bind("MPI_Open_port", "hp");
    private static final MethodHandle CLOSE_PORT = Mpi.bind("MPI_Close_port", "p");
    private static final MethodHandle ACCEPT = Mpi.bind("MPI_Comm_accept", "phihp");
    private static final MethodHandle CONNECT = Mpi.bind("MPI_Comm_connect", "phihp");
    private static final MethodHandle PUBLISH = Mpi.bind("MPI_Publish_name", "php");
    private static final MethodHandle UNPUBLISH = Mpi.bind("MPI_Unpublish_name", "php");
    private static final MethodHandle LOOKUP = Mpi.bind("MPI_Lookup_name", "php");

    private final ProcessContext rank;

    NativeProcesses(ProcessContext rank) {
        this.rank = rank;
    }

    /** The intercommunicator to those that spawned this job. */
    static Optional<Communicator> parent(CommContext world) {
        long parents = Results.handle(made -> Mpi.check((int) GET_PARENT.invokeExact(made), "MPI_Comm_get_parent"));
        return parents == Mpi.COMM_NULL
                ? Optional.empty()
                : Optional.of(CommunicatorMaking.made(world, parents, "the parents of ", null, Descent.world()));
    }

    @Override
    public Communicator spawn(Communicator communicator, List<Command> commands, int root, int[] errors) {
        CommContext comm = ((CommunicatorMembers) communicator).context();
        if (root < 0 || root >= comm.size()) {
            throw new MpiError(ErrorClass.ROOT, "root " + root + " of a spawn on " + comm.size() + " ranks");
        }
        boolean here = comm.rank() == root;
        // The library writes one code for each process at every rank, but only the root knows how many there are.
        int[] shape = here ? new int[] {commands.size(), total(commands)} : new int[2];
        communicator.collectives().bcast(new UserBuffer(shape, 0, 2, BasicType.INT), root);
        OperationMemory memory = new OperationMemory();
        long[] infos = new long[here ? shape[0] : 0];
        try {
            for (int k = 0; k < infos.length; k++) {
                infos[k] = Infos.create(commands.get(k).info());
            }
            long codes = memory.room((long) shape[1] * Integer.BYTES);
            for (int k = 0; k < shape[1]; k++) {
                Memory.putInt(codes + 4L * k, 0);
            }
            long made = memory.room(Long.BYTES);
            int code = shape[0] == 1
                    ? SpawnCalls.one(comm, here ? commands.get(0) : null, infos, root, made, codes, memory)
                    : SpawnCalls.several(comm, here ? commands : List.of(), shape[0], infos, root, made, codes, memory);
            for (int k = 0; errors != null && k < Math.min(errors.length, shape[1]); k++) {
                int each = Memory.getInt(codes + 4L * k);
                errors[k] =
                        each == 0 ? 0 : Mpi.error(each, "spawn").errorClass().value();
            }
            Mpi.check(code, "spawn on " + comm.name());
            return CommunicatorMaking.made(comm, Mpi.handleAt(made), "those spawned by ", null, Descent.world());
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            for (long info : infos) {
                Infos.free(info);
            }
            memory.release();
        }
    }

    private static int total(List<Command> commands) {
        return commands.stream().mapToInt(Command::maxProcesses).reduce(0, Math::addExact);
    }

    /** A call with two texts and hints between them. */
    private int texts(MethodHandle call, String first, Map<String, String> info, String second) {
        rank.checkRunning();
        return Infos.with(info, hints -> {
            OperationMemory memory = new OperationMemory();
            try {
                return (int) call.invokeExact(Infos.text(memory, first), hints, Infos.text(memory, second));
            } finally {
                memory.release();
            }
        });
    }

    @Override
    public String openPort(Map<String, String> info) {
        rank.checkRunning();
        return Infos.with(info, hints -> {
            OperationMemory memory = new OperationMemory();
            try {
                long port = memory.room(Mpi.ABI.constant("MPI_MAX_PORT_NAME") + 1L);
                Mpi.check((int) OPEN_PORT.invokeExact(hints, port), "MPI_Open_port");
                return Memory.getString(port);
            } finally {
                memory.release();
            }
        });
    }

    @Override
    public void closePort(String port) {
        rank.checkRunning();
        OperationMemory memory = new OperationMemory();
        try {
            Mpi.check((int) CLOSE_PORT.invokeExact(Infos.text(memory, port)), "close of port " + port);
        } catch (Throwable e) {
            throw Mpi.unexpected(e);
        } finally {
            memory.release();
        }
    }

    @Override
    public Communicator accept(Communicator communicator, String port, Map<String, String> info, int root) {
        return meet(ACCEPT, "accept", communicator, port, info, root);
    }

    @Override
    public Communicator connect(Communicator communicator, String port, Map<String, String> info, int root) {
        return meet(CONNECT, "connect", communicator, port, info, root);
    }

    private static Communicator meet(
            MethodHandle call,
            String what,
            Communicator communicator,
            String port,
            Map<String, String> info,
            int root) {
        CommContext comm = ((CommunicatorMembers) communicator).context();
        if (root < 0 || root >= comm.size()) {
            throw new MpiError(ErrorClass.ROOT, "root " + root + " of " + what + " on " + comm.size() + " ranks");
        }
        if (comm.rank() == root && port == null) {
            throw new MpiError(ErrorClass.PORT, what + ": the port is missing");
        }
        OperationMemory memory = new OperationMemory();
        try {
            long name = Infos.text(memory, port == null ? "" : port);
            long made = memory.room(Long.BYTES);
            Infos.<Void>with(info, hints -> {
                int code = (int) call.invokeExact(name, hints, root, comm.handle(), made);
                Mpi.check(code, what + " at port " + port);
                return null;
            });
            return CommunicatorMaking.made(comm, Mpi.handleAt(made), "another job met by ", null, Descent.world());
        } finally {
            memory.release();
        }
    }

    @Override
    public void publish(String service, Map<String, String> info, String port) {
        Mpi.check(texts(PUBLISH, service, info, port), "publishing " + service);
    }

    @Override
    public void unpublish(String service, Map<String, String> info, String port) {
        Mpi.check(texts(UNPUBLISH, service, info, port), "unpublishing " + service);
    }

    @Override
    public Optional<String> lookup(String service, Map<String, String> info) {
        rank.checkRunning();
        return Infos.with(info, hints -> {
            OperationMemory memory = new OperationMemory();
            try {
                long port = memory.room(Mpi.ABI.constant("MPI_MAX_PORT_NAME") + 1L);
                int code = (int) LOOKUP.invokeExact(Infos.text(memory, service), hints, port);
                if (code == 0) {
                    return Optional.of(Memory.getString(port));
                }
                MpiError error = Mpi.error(code, "looking up " + service);
                if (error.errorClass() == ErrorClass.NAME) {
                    return Optional.<String>empty();
                }
                throw error;
            } finally {
                memory.release();
            }
        });
    }
}
