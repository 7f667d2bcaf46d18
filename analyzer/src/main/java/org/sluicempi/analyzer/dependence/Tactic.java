package org.sluicempi.analyzer.dependence;

import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.site.Site;

/**
 * One way to let a message travel while the program computes. It decides whether that is right for a call and, if so, gives
 * back a {@link Flow.Overlap} that writes the steps. Nothing behind the plan knows which tactics there are.
 */
public interface Tactic {
    /** Whether it is meant for calls like this one. */
    boolean isFor(Site site);

    /**
     * Decides about a call that it is meant for.
     *
     * @param method around the call
     * @return {@link Flow.Left} with the reason if this tactic is not right for it
     */
    Flow plan(Site site, Method method);
}
