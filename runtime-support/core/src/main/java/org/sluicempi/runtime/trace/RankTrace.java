package org.sluicempi.runtime.trace;

import java.util.concurrent.atomic.AtomicInteger;

/** What one rank records. Any of its threads may call; every time is in ns of {@link System#nanoTime}. */
public final class RankTrace {
    /** In place of the time when something began that is not to be recorded. */
    public static final long LEFT_OUT = Long.MIN_VALUE;

    /** The system property by which whoever starts a program says which version it is. */
    public static final String VERSION = "sluice.profile.version";

    private final int rank;
    private final int size;
    private final Budget budget = new Budget(System.nanoTime());
    private final AtomicInteger events = new AtomicInteger();
    private final AtomicInteger messages = new AtomicInteger();
    private final Sites sites = new Sites();
    private volatile long start = System.nanoTime();

    /** The rank in events that are nobody's. */
    private static final int NOBODY = -1;

    /** Has everything loaded that records, which takes longer than all the rest. */
    static void warmUp() {
        RankTrace nobody = new RankTrace(NOBODY, 0);
        long now = System.nanoTime();
        nobody.started("", "");
        nobody.waited(now, 0, "", "");
        nobody.collective(now, "", 0);
        nobody.piece(now, 0, 0, 0);
        nobody.arrival(now, 0, 0, 0);
        nobody.commit(new SendEvent(), now, now);
        nobody.commit(new ReceiveEvent(), now, now);
    }

    public RankTrace(int rank, int size) {
        this.rank = rank;
        this.size = size;
    }

    /** The time, or {@link #LEFT_OUT} if recording has had its share: then nothing else is to be called for this operation. */
    public long begin() {
        return budget.begin();
    }

    /** A number for a message that is recorded, by which its pieces, arrivals and waits name it. */
    int message() {
        return messages.getAndIncrement();
    }

    /** Where the program stands. */
    String site() {
        return sites.here();
    }

    /** The rank has started. */
    public void started(String host, String engine) {
        start = System.nanoTime();
        state(host, engine, start);
    }

    /** The rank is at its end. */
    public void finished(String host, String engine) {
        state(host, engine, System.nanoTime());
    }

    private void state(String host, String engine, long end) {
        RankEvent event = new RankEvent();
        event.size = size;
        event.host = host;
        event.engine = engine;
        event.version = System.getProperty(VERSION, "");
        event.leftOut = budget.leftOut();
        event.spent = budget.spent();
        commit(event, start, end);
    }

    /** A wait for one of several requests has ended. */
    public void waitedForAny(long began) {
        if (began != LEFT_OUT) {
            waited(began, -1, "any of several", "");
        }
    }

    /** A collective operation has ended. */
    public void collective(long began, String what, int communicator) {
        if (began != LEFT_OUT) {
            long end = System.nanoTime();
            CollectiveEvent event = new CollectiveEvent();
            event.what = what;
            event.communicator = communicator;
            event.site = site();
            commit(event, began, end);
        }
    }

    /** @param message -1 if it is for no single message */
    void waited(long began, int message, String what, String site) {
        long end = System.nanoTime();
        WaitEvent event = new WaitEvent();
        event.message = message;
        event.what = what;
        event.site = site.isEmpty() ? site() : site;
        commit(event, began, end);
    }

    void piece(long began, int message, long from, long to) {
        long end = System.nanoTime();
        PieceEvent event = new PieceEvent();
        event.message = message;
        event.from = from;
        event.to = to;
        commit(event, began, end);
    }

    void arrival(long at, int message, long from, long to) {
        ArrivalEvent event = new ArrivalEvent();
        event.message = message;
        event.from = from;
        event.to = to;
        commit(event, at, at);
    }

    /** @param end when the operation ended: what comes after is the time that recording takes */
    void commit(TraceEvent event, long began, long end) {
        event.rank = rank;
        event.number = events.getAndIncrement();
        event.at = began;
        event.nanos = end - began;
        event.commit();
        budget.spend(System.nanoTime() - end);
    }
}
