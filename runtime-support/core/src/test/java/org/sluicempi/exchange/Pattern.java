package org.sluicempi.exchange;

import org.sluicempi.runtime.Communicator;

/** What a receive or probe asks for, in one lane: a source (of the world) and a tag, either of them possibly any. */
record Pattern(int source, int tag) {
    static Pattern exactly(Message message) {
        return new Pattern(message.source(), message.tag());
    }

    boolean anySource() {
        return source == Communicator.ANY_SOURCE;
    }

    boolean anyTag() {
        return tag == Communicator.ANY_TAG;
    }

    boolean fits(Message message) {
        return (anySource() || source == message.source()) && (anyTag() || tag == message.tag());
    }

    /** Whether some message could fit both. */
    boolean overlaps(Pattern other) {
        return (anySource() || other.anySource() || source == other.source)
                && (anyTag() || other.anyTag() || tag == other.tag);
    }

    /** Number of wildcards. */
    int width() {
        return (anySource() ? 1 : 0) + (anyTag() ? 1 : 0);
    }

    @Override
    public String toString() {
        return "source " + (anySource() ? "any" : source) + " tag " + (anyTag() ? "any" : tag);
    }
}
