package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.declaration.CtMethod;

/** The sites of one method, about which decisions can be made again and again: no decision changes the model. */
record JudgedMethod(Place place, ModelledFile file, List<Site> sites, RecordedPlans plans) {
    /** Where the method stands that sites are in. */
    record Place(String signature, int line) {
        static Place of(Site site) {
            CtMethod<?> around = site.invocation().getParent(CtMethod.class);
            return around == null
                    ? new Place("", 1)
                    : new Place(
                            around.getDeclaringType().getSimpleName() + "." + around.getSignature(),
                            around.getPosition().getLine());
        }
    }

    /** All methods of a file that have sites. */
    static List<JudgedMethod> of(ModelledFile file, RecordedPlans plans) {
        Map<Place, List<Site>> sites = new LinkedHashMap<>();
        for (Site site : file.sites()) {
            sites.computeIfAbsent(Place.of(site), key -> new ArrayList<>()).add(site);
        }
        return sites.entrySet().stream()
                .map(entry -> new JudgedMethod(entry.getKey(), file, entry.getValue(), plans))
                .toList();
    }

    String name() {
        return file.file().getFileName() + " " + place.signature() + ":" + place.line();
    }

    /** Fails unless the remarks are those that the lines of the sites expect, and the plan is the one on record. */
    void check() {
        ModelledFile alone = new ModelledFile(
                file.text(),
                file.file(),
                file.root(),
                file.types(),
                sites,
                List.of(),
                file.semantics(),
                file.importsUnknown());
        Set<Integer> lines =
                sites.stream().map(site -> site.position().line()).collect(Collectors.toCollection(TreeSet::new));
        Expected expected = Expected.of(file.text().text()).on(lines);
        FilePlan plan = new LoopPlanner().plan(alone);
        List<Remark> remarks = plan.sites().stream()
                .map(SitePlan::remarks)
                .flatMap(List::stream)
                .toList();
        expected.check(remarks, name());
        if (Expected.of(file.text().text()).plan().isEmpty()) {
            checkSteps(plan);
        }
    }

    private void checkSteps(FilePlan plan) {
        List<Step> steps = plan.steps().stream()
                .filter(step -> !(step instanceof Step.Import))
                .toList();
        plans.check(place.signature(), new PlanText(file.text(), place.line()).of(steps));
    }
}
