package org.sluicempi.analyzer.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.plan.Curve;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.site.OtherCall;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.source.SourceText;
import spoon.reflect.declaration.CtType;

/**
 * One file, ready for decisions.
 *
 * @param file absolute path
 * @param root the source root that it was found under
 * @param types its top-level types, in order
 * @param sites in order of position; all stand in methods that the compiler has no complaint about
 * @param others calls that move data and are no sites, in order of position
 * @param semantics of the program that the file belongs to
 * @param importsUnknown whether all types of a package are imported of which nothing is to be had: they may have any names
 */
public record ModelledFile(
        SourceText text,
        Path file,
        Path root,
        List<CtType<?>> types,
        List<Site> sites,
        List<OtherCall> others,
        Semantics semantics,
        boolean importsUnknown) {
    public ModelledFile {
        types = List.copyOf(types);
        sites = List.copyOf(sites);
        others = List.copyOf(others);
    }

    /** The same file with no other site than this one. */
    public ModelledFile only(String siteId) {
        return new ModelledFile(
                text,
                file,
                root,
                types,
                sites.stream().filter(site -> site.id().equals(siteId)).toList(),
                others,
                semantics,
                importsUnknown);
    }

    /** The plan of this file. */
    public FilePlan plan(List<SitePlan> sitePlans, List<Step> steps) {
        return new FilePlan(file, root, text.sha256(), text.encoding().name(), sitePlans, steps);
    }

    /** The plan of one site of this file. */
    public static SitePlan sitePlan(Site site, Optional<String> variable, List<Remark> remarks) {
        return sitePlan(site, variable, remarks, List.of());
    }

    /** The same with how its messages go together with their loops. */
    public static SitePlan sitePlan(Site site, Optional<String> variable, List<Remark> remarks, List<Curve> curves) {
        return new SitePlan(
                site.id(), site.position(), site.span(), site.dialect().id(), variable, remarks, curves);
    }
}
