package org.sluicempi.runtime.nativempi.message;

import java.util.Optional;
import org.sluicempi.runtime.MatchedMessage;
import org.sluicempi.runtime.Status;
import org.sluicempi.runtime.nativempi.context.CommContext;
import org.sluicempi.runtime.nativempi.library.CallMemory;
import org.sluicempi.runtime.nativempi.library.Idle;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.TransferCalls;

/** The probes of one communicator. Arguments have been checked; {@code PROC_NULL} does not come here. */
public final class Probing {
    private final Receiving receiving;
    private final CommContext comm;
    private final HeldMessages held;
    private final MessageSearch search;

    Probing(Receiving receiving, LibraryMatching library) {
        this.receiving = receiving;
        comm = receiving.comm();
        held = receiving.held();
        search = new MessageSearch(library, held, () -> comm.owner().hub() != null);
    }

    public Status probe(int source, int tag) {
        HeldMessage found = await(source, tag);
        receiving.asked().add(source, tag);
        return found.status();
    }

    /** A message that was given up is found as any other; its status cannot be told. */
    private HeldMessage await(int source, int tag) {
        if (!comm.owner().watch().needed() && held.sole().enters(source, tag)) {
            CallMemory scratch = CallMemory.mine();
            int code;
            try {
                code = TransferCalls.probe(source, tag, comm.handleAtOnce(), scratch.status());
            } finally {
                held.sole().left();
            }
            Mpi.check(code, "probe of " + comm.name());
            Status status = TransferCalls.status(scratch.status(), scratch);
            if (!search.perhapsHead(status)) {
                return new HeldMessage(status, 0, null);
            }
        }
        for (int turn = 0; ; turn++) {
            HeldMessage found = search.look(source, tag);
            if (found != null) {
                return found;
            }
            comm.owner().watch().look();
            Idle.pause(turn);
        }
    }

    public Optional<Status> iprobe(int source, int tag) {
        HeldMessage found = search.look(source, tag);
        if (found == null) {
            comm.owner().watch().look();
        } else {
            receiving.asked().add(source, tag);
        }
        return Optional.ofNullable(found).map(HeldMessage::status);
    }

    public MatchedMessage mprobe(int source, int tag) {
        if (comm.owner().hub() == null) {
            CallMemory scratch = CallMemory.mine();
            int code = TransferCalls.mprobe(source, tag, comm.handleAtOnce(), scratch.handle(), scratch.status());
            Mpi.check(code, "matched probe of " + comm.name());
            return matched(scratch);
        }
        while (true) {
            await(source, tag);
            receiving.asked().add(source, tag);
            Optional<MatchedMessage> found = improbe(source, tag);
            if (found.isPresent()) {
                return found.get();
            }
        }
    }

    public Optional<MatchedMessage> improbe(int source, int tag) {
        int from = source;
        int with = tag;
        if (comm.owner().hub() != null) {
            HeldMessage told;
            HeldMessage entry;
            // one lock: what is told is taken before another thread, or what stands in for receives in the library,
            // gets it
            synchronized (held) {
                told = search.look(source, tag);
                if (told == null) {
                    return Optional.empty();
                }
                receiving.asked().add(source, tag);
                entry = held.used() ? held.takeEnded(source, tag) : null;
                if (entry == null && comm.owner().threaded()) {
                    // Another thread may be told of the same message, or have taken it, and the next one may be a head.
                    held.pull(told.envelope().source(), told.envelope().tag());
                    entry = held.takeEnded(source, tag);
                    if (entry == null) {
                        return Optional.empty();
                    }
                }
            }
            if (entry != null) {
                return Optional.of(new NativeMessage(receiving, entry.status(), entry));
            }
            from = told.envelope().source();
            with = told.envelope().tag();
        }
        CallMemory scratch = CallMemory.mine();
        int code = TransferCalls.improbe(
                from, with, comm.handleAtOnce(), scratch.integer(), scratch.handle(), scratch.status());
        Mpi.check(code, "matched probe of " + comm.name());
        return Memory.getInt(scratch.integer()) == 0 ? Optional.empty() : Optional.of(matched(scratch));
    }

    private MatchedMessage matched(CallMemory scratch) {
        long message = Mpi.handleAt(scratch.handle());
        Status status = TransferCalls.status(scratch.status(), scratch);
        return new NativeMessage(receiving, status, new HeldMessage(status, message, null));
    }
}
