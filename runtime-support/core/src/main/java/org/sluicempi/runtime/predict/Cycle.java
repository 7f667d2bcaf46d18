package org.sluicempi.runtime.predict;

/**
 * Finds out which receives come again and again in the same order (section 6.1), and where in that order the program is.
 * Three phases: <em>beginning</em>, where any receive may turn out to be the first one of a cycle, which skips what a program
 * does only once (section 6.1.1); <em>running</em>; and <em>forming</em>, after a miss, where only the receive that has missed
 * may be the first one.
 */
final class Cycle {
    /** A log that reaches this length without a cycle is forgotten. */
    static final int LONGEST = 4096;

    private final int shortest;
    private final Log log = new Log();
    private Phase phase;
    private int next;
    private int longest;

    private enum Phase {
        BEGINNING,
        FORMING,
        RUNNING
    }

    /**
     * @param shortest length of a cycle that ends the beginning, from 1
     * @param begins false: the very first receive is the only one that the first cycle may begin with
     */
    Cycle(int shortest, boolean begins) {
        this.shortest = shortest;
        this.phase = begins ? Phase.BEGINNING : Phase.FORMING;
    }

    /** What the receive after the next {@code k - 1} is expected to be. */
    int ahead(int k) {
        if (phase == Phase.RUNNING) {
            return log.get((int) ((next + k - 1L) % log.size()));
        }
        return k <= log.size() ? log.get(k - 1) : Predictor.NONE;
    }

    /** Whether the receive after this one is known: not while a cycle is being found. */
    boolean running() {
        return phase == Phase.RUNNING;
    }

    void observe(int receive) {
        switch (phase) {
            case RUNNING -> {
                if (log.get(next) == receive) {
                    next = next + 1 == log.size() ? 0 : next + 1;
                } else {
                    form(receive);
                }
            }
            case FORMING -> {
                if (log.size() > 0 && log.get(0) == receive) {
                    run();
                } else {
                    note(receive);
                }
            }
            case BEGINNING -> begin(receive);
        }
    }

    /** Forgets the cycle and begins another one with this receive. */
    void form(int head) {
        log.clear();
        log.add(head);
        phase = Phase.FORMING;
    }

    /** Goes on behind the first receive of this cycle, which has just been called. */
    void enter() {
        next = log.size() == 1 ? 0 : 1;
    }

    /** The length of the longest cycle up to now, in receives. */
    int longest() {
        return longest;
    }

    private void begin(int receive) {
        int first = log.indexOf(receive);
        if (first >= 0 && log.size() - first >= shortest) {
            log.dropFirst(first);
            run();
        } else {
            note(receive);
        }
    }

    private void run() {
        log.trim();
        phase = Phase.RUNNING;
        enter();
        longest = Math.max(longest, log.size());
    }

    private void note(int receive) {
        if (log.size() == LONGEST) {
            log.clear();
            phase = Phase.BEGINNING;
        }
        log.add(receive);
    }

    /** The receive that the cycle begins with. */
    int head() {
        return log.get(0);
    }

    int bytes() {
        return log.bytes();
    }
}
