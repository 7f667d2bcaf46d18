package org.sluicempi.runtime;

import java.util.Optional;

/**
 * A started operation (MPI 4.1, section 3.7). The buffer belongs to the engine from the call that made the request until
 * {@link #await} or a successful {@link #test} has returned; it is kept alive by the request.
 */
public interface Request {
    /**
     * Blocks until the operation is complete. A second call returns the same status at once.
     *
     * @throws MpiError if the operation failed: {@link ErrorClass#TRUNCATE}, {@link ErrorClass#PROC_FAILED}, ...
     */
    Status await();

    /**
     * As {@link #await}, for the end of what the program wrote as one blocking call: an interrupt that would end that
     * call without effect does the same here. An engine whose blocking calls have no such rule keeps this as it is.
     *
     * @throws MpiError as the blocking call
     */
    default Status awaitAsBlocking() {
        return await();
    }

    /**
     * Does what an interrupt does to the wait of a blocking call, before a wait begins: for what the program wrote as one
     * blocking call, if its thread has been interrupted since that began. A wait itself would not notice. Nothing is done if
     * the operation is complete or has been matched, nor by an engine whose blocking calls go on.
     *
     * @throws MpiError as the interrupted blocking call, if the operation has been taken back, or has failed
     */
    default void heedInterrupt() {}

    /**
     * The status if the operation is complete, empty otherwise. Makes progress.
     *
     * @throws MpiError as {@link #await}
     */
    Optional<Status> test();

    /**
     * Asks for cancellation of a receive that has not matched, or that has a message in pieces whose sender has not told its end; the
     * status tells whether it came in time. Such a message goes back to its place before all that came after it, as if the
     * receive had never been posted. It does not where a later one of its sender has gone meanwhile to a receive that could have
     * had it, or has been told of to a probe that could: then the receive is completed by it.
     */
    void cancel();

    /**
     * Takes back what has not been matched, as if it had never been started: its buffer is the program's again, and
     * nothing will match it. Not to be waited for then.
     *
     * @return false if it has been matched, is complete, or cannot be taken back: it goes on
     */
    boolean takeBack();

    /**
     * For a receive: blocks until elements {@code [from, to)} of the message are in the buffer or the whole message is
     * complete, whichever comes first. Elements count from 0 at the start of the message, not of the array; parts of the
     * range outside {@code [0, count)} are ignored. A plain message arrives as a whole.
     *
     * @throws MpiError as {@link #await}
     */
    void awaitElements(int from, int to);

    /**
     * For a receive: the end of the contiguous run of elements that starts at {@code from} and is already in the buffer;
     * {@code from} itself if that element has not arrived, {@link Integer#MAX_VALUE} once the message is complete. Makes
     * progress, never blocks.
     *
     * @throws MpiError as {@link #await}
     */
    int arrivedUpTo(int from);
}
