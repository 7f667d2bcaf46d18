package org.sluicempi.corpus.fuzz;

import java.util.List;

/**
 * One array and its message within a phase.
 *
 * @param writes where the producer writes it
 * @param reads where the consumer reads it
 * @param length of the array, at both ends
 * @param sendOffset first element sent
 * @param count elements sent
 * @param recvOffset where the receiver puts the first one
 * @param recvCount elements that the receiver has room for, at least {@code count}
 * @param accumulate whether the producer reads the element that it writes
 * @param overwrite whether the consumer writes the elements that it has read
 */
record Message(
        List<Nest.Access> writes,
        List<Nest.Access> reads,
        int length,
        int sendOffset,
        int count,
        int recvOffset,
        int recvCount,
        boolean accumulate,
        boolean overwrite) {
    Message {
        writes = List.copyOf(writes);
        reads = List.copyOf(reads);
    }
}
