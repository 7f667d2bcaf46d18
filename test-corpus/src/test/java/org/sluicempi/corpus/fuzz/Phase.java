package org.sluicempi.corpus.fuzz;

import java.util.List;

/**
 * Production, transfer, consumption.
 *
 * @param type element type in Java
 * @param messages arrays that the producer fills in one nest and sends one after the other
 * @param chained whether the consumer of the first message writes another array in the same nest and sends it on
 * @param aliased whether the producer also writes a second array that may be, and is, the first one
 * @param holder where the arrays live
 * @param guarded whether each call stands under a condition of its own, which always holds
 * @param patched whether a second loop writes half of the first array again, behind the nest
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
        Holder holder,
        boolean guarded,
        boolean patched,
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

    /** What kind of expression names an array. */
    enum Holder {
        LOCAL,
        FIELD,
        ROW
    }

    Phase {
        messages = List.copyOf(messages);
    }

    Phase withNests(Nest producer, Nest consumer) {
        return new Phase(
                type,
                producer,
                afterProducer,
                messages,
                beforeConsumer,
                consumer,
                chained,
                aliased,
                holder,
                guarded,
                patched,
                repeats);
    }

    Phase withMessages(List<Message> others) {
        return new Phase(
                type,
                producer,
                afterProducer,
                others,
                beforeConsumer,
                consumer,
                chained,
                aliased,
                holder,
                guarded,
                patched,
                repeats);
    }

    Phase withoutStatements() {
        return new Phase(
                type,
                producer,
                Between.NOTHING,
                messages,
                Between.NOTHING,
                consumer,
                chained,
                aliased,
                holder,
                guarded,
                patched,
                repeats);
    }

    /** With only those of its features. */
    Phase with(boolean chain, Alias alias, Holder place, boolean guard, boolean patch, int times) {
        return new Phase(
                type,
                producer,
                afterProducer,
                messages,
                beforeConsumer,
                consumer,
                chain,
                alias,
                place,
                guard,
                patch,
                times);
    }
}
