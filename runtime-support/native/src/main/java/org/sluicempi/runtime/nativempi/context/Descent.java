package org.sluicempi.runtime.nativempi.context;

import java.util.HashMap;
import java.util.Map;

/**
 * What a communicator comes from, as a number that is the same at all its members without a message: they make communicators of one
 * in one order, as far as all of them take part, or the same ones with the same tag. From different ones they may make them in any
 * order, in threads of their own. Two that have a member in common have different numbers, as far as 64 bits tell.
 */
public final class Descent {
    private static final long WORLD = 0;

    private final long number;

    /** How many have been made so from here. */
    private final Map<Long, Integer> made = new HashMap<>();

    private Descent(long number) {
        this.number = number;
    }

    /** Of what a job begins with, and of a communicator whose members cannot agree on a number. */
    public static Descent world() {
        return new Descent(WORLD);
    }

    /** Of a number on which the members have agreed. */
    public static Descent of(long number) {
        return new Descent(number);
    }

    public long number() {
        return number;
    }

    /** The next communicator that all members make. */
    public Descent next() {
        return next(1);
    }

    /**
     * The next communicator that these members make.
     *
     * @param members by their ranks, in their order there
     */
    public Descent next(int[] members, int tag) {
        long all = 2;
        for (int rank : members) {
            all = mixed(all + rank);
        }
        return next(mixed(all + tag));
    }

    private synchronized Descent next(long way) {
        return new Descent(mixed(mixed(number + way) + made.merge(way, 1, Integer::sum)));
    }

    /** The last step of SplitMix64, which gives different numbers different results. */
    private static long mixed(long number) {
        long mixed = number + 0x9E37_79B9_7F4A_7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ mixed >>> 31;
    }
}
