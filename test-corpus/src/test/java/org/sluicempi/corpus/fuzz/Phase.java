package org.sluicempi.corpus.fuzz;

import java.util.List;

/**
 * Production, transfer, consumption.
 *
 * @param type element type in Java
 * @param messages arrays that the producer fills in one nest and sends one after the other
 * @param chained whether the consumer of the first message writes another array in the same nest and sends it on
 * @param aliased whether the producer also writes a second array that may be, and is, the first one
 * @param repeats how often the phase is repeated with the same arrays
 */
record Phase(
        String type,
        Nest producer,
        Between afterProducer,
        List<Message> messages,
        Between beforeConsumer,
        Nest consumer,
        boolean chained,
        Alias aliased,
        int repeats) {
    /** A statement between a loop and its call. */
    enum Between {
        NOTHING,
        ARITHMETIC,
        OTHER_ARRAY,
        BUFFER_READ,
        BUFFER_WRITE,
        OUTPUT
    }

    /** What a second array in the producer's nest is. */
    enum Alias {
        NONE,
        DIFFERENT,
        SAME
    }

    Phase {
        messages = List.copyOf(messages);
    }
}
