package org.sluicempi.analyzer;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.SitePlanner;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;

/** Decides nothing: says of every sound site whether it sends (SL101) or receives (SL102). */
public final class SiteLister implements SitePlanner {
    @Override
    public FilePlan plan(ModelledFile file) {
        return file.plan(file.sites().stream().map(SiteLister::plan).toList(), List.of());
    }

    private static SitePlan plan(Site site) {
        Rule rule = site.call().kind() == CallKind.SEND ? Rule.SL101 : Rule.SL102;
        Remark remark = new Remark(rule, site.position(), site.call().name(), Optional.empty(), List.of());
        return ModelledFile.sitePlan(site, Optional.empty(), List.of(remark));
    }
}
