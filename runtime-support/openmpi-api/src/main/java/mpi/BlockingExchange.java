package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.AsBlocking;
import org.sluicempi.runtime.face.Exchanging;

/** The receiving arguments of the {@link Comm#sendRecv} that stood in the program, on its communicator. */
record BlockingExchange(CommMessages communicator, Object buf, int count, Datatype type, int source, int tag) {
    static final AsBlocking CALL = new AsBlocking(CommMessages.class, "sendRecv");

    /** Ends the send with the receive under way, which ends later; or as one call, where both share memory. */
    DeltaRecv end(DeltaSend send) throws MPIException {
        String reason = null;
        try {
            return exchanged(send);
        } catch (MPIException | RuntimeException | OutOfMemoryError e) {
            reason = e.getMessage();
            throw e;
        } finally {
            // what is refused before the message comes to its end must not leave it open; does nothing after the end
            send.abandon(reason);
        }
    }

    private DeltaRecv exchanged(DeltaSend send) throws MPIException {
        BlockingSend out = send.blocking();
        UserBuffer outgoing = Core.indexed(Core.buffer(out.buf(), send.count(), out.type()), out.buf());
        UserBuffer in = Core.indexed(Core.buffer(buf, count, type), buf);
        Communicator core = communicator.core();
        if (send.core().mayOverlap(in)) {
            send.abandon("it was sent again");
            return together(send);
        }
        org.sluicempi.runtime.delta.DeltaRecv receive = org.sluicempi.runtime.delta.DeltaRecv.of(core, in);
        Exchanging<MPIException> exchange = new Exchanging<>(
                core,
                n -> {
                    core.checkReceive(in, source, tag);
                    core.checkSend(outgoing, out.dest(), out.tag());
                },
                () -> core.irecv(in, source, tag),
                n -> outgoing,
                out.dest(),
                out.tag(),
                communicator::failed);
        // made before anything begins: nothing may fail behind that
        DeltaRecv exchanged = new DeltaRecv(receive, new BlockingRecv(communicator, CALL));
        exchange.end(send.core(), send.count());
        receive.begin(exchange.posted());
        return exchanged;
    }

    private DeltaRecv together(DeltaSend send) throws MPIException {
        BlockingSend out = send.blocking();
        return DeltaRecv.received(communicator.sendRecv(
                out.buf(), send.count(), out.type(), out.dest(), out.tag(), buf, count, type, source, tag));
    }
}
