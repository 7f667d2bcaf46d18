package org.sluicempi.transformer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;

/** A file's plan with the changes of some of its sites only. */
final class PartialPlan {
    private PartialPlan() {}

    /**
     * All sites, of which only these are changed: the order of their lines is that of the whole.
     *
     * @param ids of sites that can be changed without the others, at least one
     * @param remarks what is said of each other site
     */
    static FilePlan of(FilePlan plan, Collection<String> ids, Function<SitePlan, List<Remark>> remarks) {
        List<Step> steps = new ArrayList<>();
        plan.steps().stream()
                .filter(step -> !(step instanceof Step.Import) && ids.contains(step.site()))
                .forEach(steps::add);
        String first = plan.sites().stream()
                .map(SitePlan::id)
                .filter(ids::contains)
                .findFirst()
                .orElseThrow();
        for (Step step : plan.steps()) {
            if (step instanceof Step.Import imports && isNeeded(imports, steps)) {
                steps.add(new Step.Import(first, imports.at(), imports.before(), imports.types()));
            }
        }
        List<SitePlan> sites = plan.sites().stream()
                .map(site -> ids.contains(site.id()) ? site : unchanged(site, remarks.apply(site)))
                .toList();
        return new FilePlan(plan.file(), plan.root(), plan.sha256(), plan.encoding(), sites, steps);
    }

    private static SitePlan unchanged(SitePlan site, List<Remark> remarks) {
        return new SitePlan(site.id(), site.position(), site.call(), site.dialect(), Optional.empty(), remarks);
    }

    private static boolean isNeeded(Step.Import imports, List<Step> steps) {
        return imports.types().stream()
                .map(type -> type.substring(type.lastIndexOf('.') + 1))
                .anyMatch(name -> steps.stream()
                        .flatMap(step -> step.texts().stream())
                        .anyMatch(text -> text.matches("(?s).*\\b" + name + "\\b.*")));
    }
}
