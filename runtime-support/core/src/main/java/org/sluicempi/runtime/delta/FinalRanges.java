package org.sluicempi.runtime.delta;

/**
 * Which places of a message are final: sent already, or waiting to be sent. The waiting range that grew last, the
 * <em>run</em>, is kept apart, so that the next call, which nearly always continues it, is a few compares.
 */
final class FinalRanges {
    /** Waiting ranges beyond this number are forgotten; what nobody remembers is sent at the end. */
    private static final int MOST_WAITING = 1024;

    private final int start;
    private final int end;
    private final IntervalSet sent = new IntervalSet();
    private final IntervalSet waiting = new IntervalSet();
    private int runFrom;
    private int runTo;
    private boolean downward;
    private boolean runFollowsSent;

    /** End of the last range that was forgotten, or earlier. */
    private int forgottenTo = Integer.MIN_VALUE;

    /** {@link #extend} may move the run's ends to here; past them it has to be looked at. */
    private int ceiling = Integer.MIN_VALUE;

    private int floor = Integer.MAX_VALUE;

    /** @param start first place of the message; {@code end} is the place after its last */
    FinalRanges(int start, int end) {
        this.start = start;
        this.end = end;
        runFrom = start;
        runTo = start;
    }

    /** Adds {@code [from, to)} if it continues the run and nothing else has to happen; otherwise changes nothing. */
    boolean extend(int from, int to) {
        if (from == runTo && to >= from && to <= ceiling) {
            runTo = to;
            return true;
        }
        if (to == runFrom && from <= to && from >= floor) {
            runFrom = from;
            return true;
        }
        return false;
    }

    /** As {@link #extend} for everything below {@code to}. */
    boolean extendTo(int to) {
        if (runFollowsSent && to <= ceiling) {
            runTo = Math.max(runTo, to);
            return true;
        }
        return false;
    }

    /**
     * Adds {@code [from, to)}, which lies in the message and is not empty; the run becomes the waiting range that now
     * holds its last part. What was sent already is left out.
     */
    void add(int from, int to) {
        downward = to == runFrom || (from != runTo && downward);
        int index = park();
        for (int at = sent.nextGap(from, to); at < to; ) {
            int until = sent.nextMember(at, to);
            index = waiting.add(at, until);
            at = sent.nextGap(until, to);
        }
        if (index >= 0) {
            take(index);
        }
        if (waiting.size() > MOST_WAITING) {
            forgottenTo = Math.max(forgottenTo, waiting.to(waiting.size() - 1));
            waiting.clear();
        }
    }

    /** The place after the last one that has ever been final; at most the start if there is none. */
    int last() {
        int run = runFrom < runTo ? runTo : start;
        return Math.max(Math.max(run, forgottenTo), Math.max(last(sent), last(waiting)));
    }

    private int last(IntervalSet ranges) {
        return ranges.size() == 0 ? start : ranges.to(ranges.size() - 1);
    }

    /** Lets {@link #extend} work until the run has {@code most} places or meets another range. */
    void arm(long most) {
        long room = Math.max(0, most - 1);
        int above = sent.nextMember(runTo, end);
        int next = waiting.nextMember(runTo, end);
        above = next < end ? Math.min(above, next - 1) : above;
        ceiling = (int) Math.min(above, runFrom + room);
        int below = sent.gapStart(runFrom, start);
        below = Math.max(below, waiting.gapStart(runFrom, start - 1) + 1);
        floor = (int) Math.max(below, runTo - room);
        runFollowsSent = sent.nextGap(start, end) >= runFrom;
    }

    int runFrom() {
        return runFrom;
    }

    int runTo() {
        return runTo;
    }

    int runLength() {
        return runTo - runFrom;
    }

    /** Whether the run grows towards lower places, so that its upper end is the one to send first. */
    boolean downward() {
        return downward;
    }

    /** Makes room, so that the next {@link #sent} cannot fail. */
    void reserve() {
        sent.reserve();
        waiting.reserve();
    }

    /** Marks {@code [from, to)}, a part of the run, as sent; the run is what remains on the side that grows. */
    void sent(int from, int to) {
        sent.add(from, to);
        int keptFrom = downward ? runFrom : to;
        int keptTo = downward ? from : runTo;
        int restFrom = downward ? to : runFrom;
        int restTo = downward ? runTo : from;
        if (restFrom < restTo) {
            waiting.add(restFrom, restTo);
        }
        runFrom = keptFrom;
        runTo = keptTo;
    }

    /** Makes a waiting range of at least {@code least} places the run; false if there is none. */
    boolean switchTo(long least) {
        for (int k = 0; k < waiting.size(); k++) {
            if (waiting.to(k) - waiting.from(k) >= least) {
                int from = waiting.from(k);
                park();
                take(waiting.indexOf(from));
                return true;
            }
        }
        return false;
    }

    /** Places that are final, sent or not. */
    int count() {
        return sent.members() + waiting.members() + runLength();
    }

    /** The first place at or after {@code place} that has not been sent; {@code limit} if there is none below it. */
    int nextUnsent(int place, int limit) {
        return sent.nextGap(place, limit);
    }

    /** The first place at or after {@code place} that has been sent; {@code limit} if there is none below it. */
    int nextSent(int place, int limit) {
        return sent.nextMember(place, limit);
    }

    private int park() {
        return runFrom < runTo ? waiting.add(runFrom, runTo) : -1;
    }

    private void take(int index) {
        runFrom = waiting.from(index);
        runTo = waiting.to(index);
        waiting.removeAt(index);
    }
}
