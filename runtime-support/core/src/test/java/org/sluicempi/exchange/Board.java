package org.sluicempi.exchange;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** What the ranks of this JVM report: counts by kind, and the first failure. */
public final class Board {
    private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();
    private final Map<String, String> places = new ConcurrentSkipListMap<>();
    private final AtomicLong news = new AtomicLong();
    private final LongAdder received = new LongAdder();
    private final int patience;
    private volatile String failure;

    public Board() {
        this(30);
    }

    /** @param patience seconds without news after which a run counts as stuck */
    public Board(int patience) {
        this.patience = patience;
    }

    int patience() {
        return patience;
    }

    void count(String what) {
        counts.computeIfAbsent(what, unused -> new LongAdder()).increment();
    }

    void count(Enum<?> what) {
        count(name(what));
    }

    /** One message was received and found right. */
    void received() {
        received.increment();
    }

    /** Where a thread is now, for the report of one that does not go on. */
    void at(int rank, int lane, String where) {
        places.put("rank " + rank + " lane " + lane, where);
        news.incrementAndGet();
    }

    void done(int rank, int lane) {
        places.remove("rank " + rank + " lane " + lane);
        news.incrementAndGet();
    }

    /** Only the first one counts: the others follow from it. */
    synchronized boolean fail(String what) {
        if (failure != null) {
            return false;
        }
        failure = what;
        return true;
    }

    public Optional<String> failure() {
        return Optional.ofNullable(failure);
    }

    /** Changes as long as something goes on. */
    long news() {
        return news.get();
    }

    public long exchanges() {
        return received.sum();
    }

    /** How often something was done, 0 if never. */
    public long times(Enum<?> what) {
        return Optional.ofNullable(counts.get(name(what))).map(LongAdder::sum).orElse(0L);
    }

    /** With its class, as several have members of the same name. */
    private static String name(Enum<?> what) {
        Class<?> type = what.getDeclaringClass();
        Class<?> outer = type.getEnclosingClass();
        return (outer == null ? type : outer).getSimpleName() + "." + what;
    }

    public void add(Board other) {
        other.counts.forEach((what, n) ->
                counts.computeIfAbsent(what, unused -> new LongAdder()).add(n.sum()));
        received.add(other.exchanges());
    }

    String places() {
        StringBuilder text = new StringBuilder();
        places.forEach(
                (who, where) -> text.append("\n  ").append(who).append(": ").append(where));
        return text.toString();
    }

    /** Counts by kind. */
    @Override
    public String toString() {
        return exchanges() + " exchanges " + counts;
    }
}
