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
        Map<Site, Flow> flows = new LinkedHashMap<>();
        for (Site site : file.sites()) {
            flows.put(site, site.call().kind() == CallKind.SEND ? sends.plan(site) : receives.plan(site));
        }
        return new Assembly(file).plan(flows);
    }
}
