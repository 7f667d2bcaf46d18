package mpi;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.face.AsBlocking;
import org.sluicempi.runtime.face.GroupedCommunicator;
import org.sluicempi.runtime.face.Operation;

/**
 * What all families of calls of a communicator need. The classes between this one and {@link Comm} are no types of their
 * own: each has the calls of one chapter of the standard. Programs use {@link Comm}.
 */
public abstract class CommBase extends Failing {
    /** Null for the null communicator, and for one that is not known before MPI runs. */
    private Communicator core;

    private Supplier<Communicator> later;
    private GroupedCommunicator part;
    private Errhandler handler;
    private String name;

    CommBase(Communicator core, Errhandler handler, String name) {
        this.core = core;
        this.handler = handler;
        this.name = name;
    }

    CommBase(Supplier<Communicator> later, String name) {
        this.later = later;
        this.name = name;
    }

    /** @throws MpiError {@link ErrorClass#COMM} if this is the null communicator, OTHER before the start of MPI */
    final Communicator core() {
        if (core == null) {
            if (later == null) {
                throw new MpiError(ErrorClass.COMM, "the null communicator has no ranks");
            }
            MPI.RANK.checkStarted();
            core = later.get();
        }
        return core;
    }

    final Collectives all() {
        return core().collectives();
    }

    final GroupedCommunicator part() {
        if (part == null) {
            part = GroupedCommunicator.of(core());
        }
        return part;
    }

    final boolean isVoid() {
        return core == null && later == null;
    }

    final void forget() {
        core = null;
        later = null;
        part = null;
    }

    final Errhandler handler() {
        if (handler == null) {
            handler = Errhandler.initial();
        }
        return handler;
    }

    final void handler(Errhandler handler) {
        this.handler = handler;
    }

    final String name() {
        return name;
    }

    final void name(String name) {
        this.name = name;
    }

    @Override
    final MPIException failed(MpiError error) {
        return failed(error, new Throwable());
    }

    /** In a call that stands for a part of a blocking one, which the error is told of. */
    final MPIException failed(MpiError error, AsBlocking call) {
        return failed(error, call.from(new Throwable()));
    }

    private MPIException failed(MpiError error, Throwable place) {
        if (isVoid()) {
            return handler().raise(error, "the null communicator", MPI.RANK::world, place);
        }
        return handler().raise(error, name.isEmpty() ? "a communicator without a name" : name, this::core, place);
    }

    /** Runs a blocking collective operation. */
    final void run(Consumer<Collectives> operation) throws MPIException {
        try {
            operation.accept(all());
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    /** Starts a nonblocking collective operation. */
    final Request start(Consumer<Collectives> operation) throws MPIException {
        try {
            return new Request(Operation.of(() -> core().start(operation)), this).begun();
        } catch (MpiError e) {
            throw failed(e);
        }
    }
}
