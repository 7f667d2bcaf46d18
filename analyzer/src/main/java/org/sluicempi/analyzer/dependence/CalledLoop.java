package org.sluicempi.analyzer.dependence;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.CalledSearch;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;

/** Decides about a site whose method has no loop for it, by the statements of a method that is called in the loop's place. */
record CalledLoop(Tactic tactic, Rule none) {

    /**
     * What the tactic says of the site with the called method in its own one, or why there is no such thing.
     *
     * @param search where the walk for a loop of the site's own method has ended, without one
     */
    Flow plan(Site site, Method method, Buffer buffer, LoopSearch.Result search) {
        CalledSearch called = new CalledSearch(site, method);
        Optional<Flow> inside = called.inside(search).map(with -> tactic.plan(site, with));
        if (inside.filter(Flow.Overlap.class::isInstance).isPresent()) {
            return inside.get();
        }
        Remark own = LoopSearch.refusal(search, none, buffer, new Remarks(site));
        return own.rule() == none
                ? inside.orElseGet(() -> new Flow.Left(called.refusal(search, none, buffer)))
                : new Flow.Left(own);
    }
}
