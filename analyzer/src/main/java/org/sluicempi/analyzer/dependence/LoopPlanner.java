package org.sluicempi.analyzer.dependence;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.rule.Fault;
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
            flows.put(site, decide(site, sends, receives));
        }
        return new Assembly(file).plan(flows);
    }

    /** What goes wrong for one site leaves that site alone. */
    private static Flow decide(Site site, SendPlanner sends, ReceivePlanner receives) {
        try {
            return site.call().kind() == CallKind.SEND ? sends.plan(site) : receives.plan(site);
        } catch (RuntimeException | Error e) {
            return new Flow.Left(Fault.at(site.position(), e));
        }
    }
}
