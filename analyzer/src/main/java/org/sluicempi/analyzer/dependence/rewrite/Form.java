package org.sluicempi.analyzer.dependence.rewrite;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.site.Site;

/** A form that loops can be given. */
public interface Form {
    /**
     * The loop in this form; nothing where it has it already, or cannot have it.
     *
     * @param found the loop that produces a message of the method, or consumes it, as it was found from the call
     * @param site of that call, or half of it
     * @param buffer the message's
     */
    Optional<? extends Rewrite> of(LoopSearch.Found found, Site site, Buffer buffer, Method method);
}
