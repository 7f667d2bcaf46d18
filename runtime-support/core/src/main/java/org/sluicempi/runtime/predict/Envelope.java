package org.sluicempi.runtime.predict;

/**
 * What a receive names: the six arguments by which the paper tells receives apart (section 5).
 *
 * @param source rank in the communicator, negative for any
 * @param tag of the message, negative for any
 * @param count of elements that there is room for
 * @param datatype any number that stands for one datatype
 * @param buffer any number that stands for one place in memory
 * @param communicator any number that stands for one communicator
 */
public record Envelope(int source, int tag, int count, long datatype, long buffer, long communicator) {
    /** Whether more than one message may match: no source or no tag is named. */
    public boolean isWildcard() {
        return source < 0 || tag < 0;
    }
}
