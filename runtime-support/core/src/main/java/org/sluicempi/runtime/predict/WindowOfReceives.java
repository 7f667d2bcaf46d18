package org.sluicempi.runtime.predict;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Expects each of the receives in a set of a fixed size, of which one makes room for a new one (section 5.2). */
public final class WindowOfReceives implements Predictor {
    private final int size;
    private final Comparator<Member> leaving;
    private final List<Member> members = new ArrayList<>();
    private final Map<Integer, Integer> uses = new HashMap<>();
    private long now;

    /** Which one makes room; of equal ones the one that came first. */
    public enum Replacement {
        /** The one that was not called for the longest time. */
        LRU(Comparator.comparingLong(m -> m.called)),
        /** The one that came first. */
        FIFO(Comparator.comparingLong(m -> m.came)),
        /** The one that was called the fewest times since the start of the program. */
        LFU(Comparator.comparingLong(m -> m.uses));

        private final Comparator<Member> order;

        Replacement(Comparator<Member> order) {
            this.order = order;
        }
    }

    /** A receive in the set. */
    private static final class Member {
        private final int receive;
        private final long came;
        private long called;
        private long uses;

        private Member(int receive, long came, long uses) {
            this.receive = receive;
            this.came = came;
            this.called = came;
            this.uses = uses;
        }
    }

    /** @param size the paper's k, from 1 */
    public WindowOfReceives(Replacement replacement, int size) {
        if (size < 1) {
            throw new IllegalArgumentException("a window of " + size + " receives");
        }
        this.size = size;
        this.leaving = replacement.order.thenComparingLong(m -> m.came);
    }

    @Override
    public boolean expects(int site, int receive) {
        return member(receive) != null;
    }

    @Override
    public void observe(int site, int receive) {
        now++;
        int times = uses.merge(receive, 1, Integer::sum);
        Member known = member(receive);
        if (known != null) {
            known.called = now;
            known.uses = times;
            return;
        }
        if (members.size() == size) {
            members.remove(Collections.min(members, leaving));
        }
        members.add(new Member(receive, now, times));
    }

    private Member member(int receive) {
        for (Member member : members) {
            if (member.receive == receive) {
                return member;
            }
        }
        return null;
    }

    @Override
    public int memory() {
        return size;
    }
}
