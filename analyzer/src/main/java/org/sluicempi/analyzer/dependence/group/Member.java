package org.sluicempi.analyzer.dependence.group;

import org.sluicempi.analyzer.dependence.candidate.SiteChecks;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.site.Site;

/**
 * A call that could be under way among others.
 *
 * @param copied whether the message is certainly one that the runtime copies, so that its buffer is the program's at once
 * @param small whether it certainly has but a few elements
 */
public record Member(Site site, Buffer buffer, boolean copied, boolean small) {
    static Member of(Site site, Buffer buffer, Method method) {
        boolean sends = site.call().kind() == CallKind.SEND;
        return new Member(site, buffer, sends && SiteChecks.isCopied(site, method), SiteChecks.isSmall(site, method));
    }

    public boolean receives() {
        return site.call().kind() == CallKind.RECV;
    }
}
