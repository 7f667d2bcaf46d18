package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.Curve;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.site.Site;

/** Makes the plan of a file from the decisions about its sites. */
public final class Assembly {
    private final ModelledFile file;
    private final Meanings meanings;

    public Assembly(ModelledFile file, Meanings meanings) {
        this.file = file;
        this.meanings = meanings;
    }

    /** @throws UnwritableException if what has been decided for one of the sites cannot be written */
    public FilePlan plan(Map<Site, Flow> flows) {
        Page page = new Page(file, meanings);
        List<SitePlan> sites = new ArrayList<>();
        flows.forEach((site, flow) -> {
            Optional<String> variable =
                    flow instanceof Flow.Overlap overlap ? Optional.of(overlap.write(page)) : Optional.empty();
            List<Curve> curves = flow instanceof Flow.Overlap overlap ? overlap.curves() : List.of();
            sites.add(ModelledFile.sitePlan(site, variable, flow.remarks(), curves));
        });
        return file.plan(sites, page.steps());
    }
}
