package org.sluicempi.runtime.face;

import java.util.function.Supplier;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;

/**
 * A receive and a send that one call begins and ends. If the call is refused or interrupted, what it has begun is taken
 * back: a receive that stayed posted would swallow the next message.
 */
public final class Together {
    private final Request receive;
    private final Request send;
    /** Whether an interrupt has left nothing of the one that was waited for. */
    private boolean takenBack;

    private Together(Request receive, Request send) {
        this.receive = receive;
        this.send = send;
    }

    /** Begins the send; the receive is under way. */
    public static Together with(Request receive, Supplier<Request> send) {
        try {
            return new Together(receive, send.get());
        } catch (RuntimeException | Error refused) {
            giveUp(receive, refused);
            throw refused;
        }
    }

    /**
     * Blocks until both are complete; what they say can be asked of the requests.
     *
     * @throws MpiError as the receive fails, or else the send; OTHER after an interrupt
     */
    public void await() {
        inTurn(() -> await(receive), () -> await(send));
    }

    /**
     * Blocks until the send is complete and leaves the receive under way. Where the send cannot be completed, both are waited
     * for.
     *
     * @throws MpiError as {@link #await} throws
     */
    public void awaitSend() {
        try {
            send.await();
        } catch (MpiError e) {
            if (e.errorClass() == ErrorClass.PENDING) {
                interrupted(e);
            } else {
                await();
            }
        }
    }

    /** A thread that is interrupted would not notice it in another wait. */
    private void interrupted(MpiError e) {
        inTurn(() -> takeBack(receive, e), () -> takeBack(send, e));
    }

    private void inTurn(Runnable received, Runnable sent) {
        try {
            received.run();
        } catch (MpiError e) {
            if (takenBack) {
                send.takeBack();
            } else {
                quietly(send, e);
            }
            throw e;
        }
        sent.run();
    }

    private void await(Request request) {
        try {
            request.await();
        } catch (MpiError e) {
            if (e.errorClass() != ErrorClass.PENDING) {
                throw e;
            }
            takeBack(request, e);
        }
    }

    /** An interrupt takes back what has not been matched; the rest is waited for, by a thread that stays interrupted. */
    private void takeBack(Request request, MpiError interrupt) {
        if (request.takeBack()) {
            takenBack = true;
            throw new MpiError(ErrorClass.OTHER, interrupt.getMessage() + " (taken back)", interrupt);
        }
        request.await();
    }

    /** What has been matched is on its way, and is taken in. */
    static void giveUp(Request request, Throwable reason) {
        if (!request.takeBack()) {
            quietly(request, reason);
        }
    }

    static void quietly(Request request, Throwable reason) {
        try {
            request.await();
        } catch (MpiError e) {
            reason.addSuppressed(e);
        }
    }
}
