package mpi;

import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.AsBlocking;
import org.sluicempi.runtime.face.Exchanging;

/** The receiving arguments of the {@link Comm#Sendrecv} that stood in the program, on its communicator. */
record BlockingExchange(
        CommMessages communicator, Object buf, int offset, int count, Datatype type, int source, int tag) {
    static final AsBlocking CALL = new AsBlocking(CommMessages.class, "Sendrecv");

    /** Ends the send with the receive under way, which ends later; or as one call, where both share memory. */
    DeltaRecv end(DeltaSend send) throws MPIException {
        String reason = null;
        try {
            return exchanged(send);
        } catch (RuntimeException | OutOfMemoryError e) {
            reason = e.getMessage();
            throw e;
        } finally {
            // what is refused before the message comes to its end must not leave it open; does nothing after the end
            send.abandon(reason);
        }
    }

    private DeltaRecv exchanged(DeltaSend send) throws MPIException {
        BlockingSend out = send.blocking();
        UserBuffer outgoing = out.message(send.count());
        Communicator core = communicator.core();
        core.checkSend(outgoing, out.dest(), out.tag());
        if (!(type instanceof PlainType plain)) {
            return apart(send, outgoing);
        }
        UserBuffer in = plain.incoming(buf, offset, count);
        if (send.core().mayOverlap(in)) {
            send.abandon("it was sent again");
            return together(send);
        }
        org.sluicempi.runtime.delta.DeltaRecv receive = org.sluicempi.runtime.delta.DeltaRecv.of(core, in);
        Exchanging<MPIException> exchange = new Exchanging<>(
                core,
                n -> {
                    core.checkSend(outgoing, out.dest(), out.tag());
                    core.checkReceive(in, source, tag);
                },
                () -> core.irecv(in, source, tag),
                n -> outgoing,
                out.dest(),
                out.tag(),
                MPIException::of);
        // made before anything begins: nothing may fail behind that
        DeltaRecv exchanged = new DeltaRecv(receive, new BlockingRecv(plain, CALL));
        exchange.end(send.core(), send.count());
        receive.begin(exchange.posted());
        return exchanged;
    }

    /** With a receive of objects, which comes in one part. */
    private DeltaRecv apart(DeltaSend send, UserBuffer outgoing) throws MPIException {
        BlockingSend out = send.blocking();
        Request[] receive = new Request[1];
        Exchanging<MPIException> exchange = new Exchanging<>(
                communicator.core(),
                n -> communicator.core().checkSend(outgoing, out.dest(), out.tag()),
                () -> {
                    receive[0] = communicator.Irecv(buf, offset, count, type, source, tag);
                    return receive[0].operation.current();
                },
                n -> outgoing,
                out.dest(),
                out.tag(),
                MPIException::of);
        exchange.end(send.core(), send.count());
        return DeltaRecv.received(receive[0].awaitAsBlocking());
    }

    /** Both halves in the author's one call. */
    DeltaRecv together(DeltaSend send) throws MPIException {
        BlockingSend out = send.blocking();
        return DeltaRecv.received(communicator.Sendrecv(
                out.buf(),
                out.offset(),
                send.count(),
                out.type(),
                out.dest(),
                out.tag(),
                buf,
                offset,
                count,
                type,
                source,
                tag));
    }
}
