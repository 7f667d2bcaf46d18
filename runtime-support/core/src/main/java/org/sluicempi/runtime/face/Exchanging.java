package org.sluicempi.runtime.face;

import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.delta.Blocking;
import org.sluicempi.runtime.delta.DeltaSend;

/**
 * A combined send and receive of which the send may have been begun before and the receive ends later. The receive is posted
 * before anything waits for the send, so a ring of such calls cannot block; and what either of them refuses has begun
 * nothing. Of both failing, the receive is the one that is told, as by {@link Exchange}.
 *
 * @param <E> what the call throws
 */
public final class Exchanging<E extends Exception> implements Blocking<E> {
    private final Communicator communicator;
    private final IntConsumer check;
    private final Supplier<Request> receive;
    private final IntFunction<UserBuffer> out;
    private final int dest;
    private final int tag;
    private final Function<MpiError, E> refused;
    /** Null until the receive is under way. */
    private Request posted;

    /**
     * @param check refuses what the call would refuse if it sent this many elements, in the same order
     * @param receive posts the receive
     * @param out the message of this many elements, which goes to {@code dest} with {@code tag}
     * @param refused what to throw, see {@link Blocking#refused}
     */
    public Exchanging(
            Communicator communicator,
            IntConsumer check,
            Supplier<Request> receive,
            IntFunction<UserBuffer> out,
            int dest,
            int tag,
            Function<MpiError, E> refused) {
        this.communicator = communicator;
        this.check = check;
        this.receive = receive;
        this.out = out;
        this.dest = dest;
        this.tag = tag;
        this.refused = refused;
    }

    /** The receive; after the end of the send. */
    public Request posted() {
        return posted;
    }

    @Override
    public void check(int count) {
        check.accept(count);
    }

    @Override
    public E refused(MpiError error) {
        return refused.apply(error);
    }

    @Override
    public void begin() {
        posted = receive.get();
    }

    @Override
    public void send(int count) throws E {
        try {
            check(count);
            begin();
            Together.with(posted, () -> communicator.isend(SendMode.STANDARD, out.apply(count), dest, tag))
                    .awaitSend();
        } catch (MpiError e) {
            throw refused(e);
        }
    }

    /**
     * Ends the send with the receive under way. Whatever fails, be it for want of memory, leaves no receive behind: it would
     * swallow the next message.
     *
     * @throws E as the call throws for an error of the engine
     */
    public void end(DeltaSend send, int count) throws E {
        try {
            send.end(count, this);
        } catch (MpiError e) {
            throw failed(e);
        } catch (RuntimeException | Error e) {
            if (posted != null) {
                Together.giveUp(posted, e);
            }
            throw e;
        }
    }

    /** What to say where the end of a message in parts has failed: the receive is not left behind, and goes first. */
    public E failed(MpiError send) {
        if (posted == null) {
            return refused(send);
        }
        if (send.getCause() instanceof MpiError interrupt && interrupt.errorClass() == ErrorClass.PENDING) {
            // taken back, as a blocking send is; the thread would not notice the interrupt in another wait
            Together.giveUp(posted, send);
            return refused(send);
        }
        try {
            posted.await();
        } catch (MpiError first) {
            first.addSuppressed(send);
            return refused(first);
        }
        return refused(send);
    }
}
