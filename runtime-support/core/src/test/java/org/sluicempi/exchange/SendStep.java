package org.sluicempi.exchange;

import org.sluicempi.runtime.SendMode;

/**
 * How a message is sent.
 *
 * @param mode of a plain send
 * @param blocking of a plain send
 * @param open of a stream: how many sends later it may end, or how many sends earlier it was begun if it is announced at
 *     its end
 */
record SendStep(Message message, Kind kind, SendMode mode, boolean blocking, int open) {
    enum Kind {
        PLAIN,
        /** {@link org.sluicempi.runtime.delta.DeltaSend}, begun and ended in one go. */
        DELTA,
        /** The engine's own stream, announced when it is opened. */
        STREAM,
        /** The engine's own stream, announced at its end. */
        LATE_STREAM
    }
}
