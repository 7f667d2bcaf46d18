package org.sluicempi.analyzer.dependence.group;

import java.util.List;

/**
 * Whether calls gain by being under way together: two of them can be at the same time. A send is begun when the receives before
 * it are complete, so a receive and a send behind it cannot.
 */
final class Gain {
    private Gain() {}

    /** @param members in the order of the text */
    static boolean isIn(List<Member> members) {
        for (int later = 1; later < members.size(); later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                if (overlap(members.get(earlier), members.get(later))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean overlap(Member earlier, Member later) {
        boolean waits = earlier.receives() && !later.receives();
        boolean nothing = earlier.small() && later.small();
        return !waits
                && !nothing
                && !Alternatives.are(earlier.site().invocation(), later.site().invocation());
    }
}
