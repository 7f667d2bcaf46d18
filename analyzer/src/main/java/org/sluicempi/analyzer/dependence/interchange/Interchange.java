package org.sluicempi.analyzer.dependence.interchange;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.rewrite.Form;
import org.sluicempi.analyzer.dependence.rewrite.Rewrite;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.site.Site;

/** Nests of loops that change places. */
public final class Interchange implements Form {
    @Override
    public Optional<? extends Rewrite> of(LoopSearch.Found found, Site site, Buffer buffer, Method method) {
        return Nest.of(found.loop(), method);
    }
}
