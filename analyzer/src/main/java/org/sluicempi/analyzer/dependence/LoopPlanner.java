package org.sluicempi.analyzer.dependence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.site.CallKind;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.SitePlanner;

/** Decides about all sends and receives of a file. */
public final class LoopPlanner implements SitePlanner {
    @Override
    public FilePlan plan(ModelledFile file) {
        SendPlanner sends = new SendPlanner(file.effects());
        ReceivePlanner receives = new ReceivePlanner(file.effects());
        StartedSends started = new StartedSends();
        Map<Site, Flow> flows = new LinkedHashMap<>();
        for (Site site : file.sites()) {
            Flow flow = site.call().kind() == CallKind.SEND ? sends.plan(site, started) : receives.plan(site);
            if (flow instanceof Flow.Sent sent) {
                started.add(sent);
            }
            flows.put(site, flow);
        }
        return new Assembly(file).plan(flows);
    }
}
