package org.sluicempi.transformer.profile;

import java.util.ArrayList;
import java.util.List;

/** What one rank has recorded, as it stands in the files: times in ns of its machine's clock. */
final class Recorded {
    /** A message as one side sees it. {@code peer} is the other side's rank. */
    record Message(
            int id, int communicator, int peer, int tag, int order, long bytes, long at, long nanos, String site) {
        long end() {
            return at + nanos;
        }
    }

    /** Bytes {@code [from, to)} of a message leave or are there. */
    record Part(int message, long from, long to, long at) {}

    final int rank;
    String host = "";
    String engine = "";
    String version = "";
    long start = Long.MAX_VALUE;
    long end = Long.MIN_VALUE;
    long leftOut;
    long recording;
    private long events;
    private long highest = -1;
    final List<Span> spans = new ArrayList<>();
    final List<Message> sends = new ArrayList<>();
    final List<Message> receives = new ArrayList<>();
    final List<Part> pieces = new ArrayList<>();
    final List<Part> arrivals = new ArrayList<>();
    /** When the rank has begun and ended what all ranks end after all have begun; empty if it did not come there. */
    long[] meeting = {};

    Recorded(int rank) {
        this.rank = rank;
    }

    void saw(int number, long at, long until) {
        events++;
        highest = Math.max(highest, number);
        start = Math.min(start, at);
        end = Math.max(end, until);
    }

    /** Whether the two can be of one run: on one machine, by one clock, one does not start after the other's end. */
    boolean mayHaveMet(Recorded other) {
        boolean oneClock = !host.isEmpty() && host.equals(other.host);
        return !oneClock || start <= other.end && other.start <= end;
    }

    /** Events that were written and are not there. */
    long dropped() {
        return highest + 1 - events;
    }
}
