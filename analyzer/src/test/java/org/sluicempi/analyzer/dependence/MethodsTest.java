package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.declaration.CtMethod;

/**
 * The expectations of {@link ProgramsTest} method by method, over models that are built once: a mutant of what decides is
 * tried on the methods that reach it, and nothing but the decisions about them is made again.
 */
class MethodsTest {

    /** No decision changes them. */
    private static final class Models {
        private static final List<ModelledFile> FILES =
                ProgramsTest.programs().stream().map(ModelledFiles::only).toList();
        private static final List<Method> METHODS =
                FILES.stream().flatMap(file -> methods(file).stream()).toList();

        private static List<Method> methods(ModelledFile file) {
            Map<Place, List<Site>> sites = new LinkedHashMap<>();
            for (Site site : file.sites()) {
                sites.computeIfAbsent(Place.of(site), key -> new ArrayList<>()).add(site);
            }
            RecordedPlans plans = RecordedPlans.of(file.file());
            return sites.entrySet().stream()
                    .map(entry -> new Method(entry.getKey(), file, entry.getValue(), plans))
                    .toList();
        }
    }

    /** Where the method stands that sites are in. */
    private record Place(String signature, int line) {
        static Place of(Site site) {
            CtMethod<?> around = site.invocation().getParent(CtMethod.class);
            return around == null
                    ? new Place("", 1)
                    : new Place(
                            around.getDeclaringType().getSimpleName() + "." + around.getSignature(),
                            around.getPosition().getLine());
        }
    }

    /** The sites of one method. */
    private record Method(Place place, ModelledFile file, List<Site> sites, RecordedPlans plans) {
        String name() {
            return file.file().getFileName() + " " + place.signature() + ":" + place.line();
        }

        void check() {
            ModelledFile alone = new ModelledFile(
                    file.text(), file.file(), file.root(), file.types(), sites, List.of(), file.semantics());
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

    @TestFactory
    Stream<DynamicTest> methods() {
        return Models.METHODS.stream().map(method -> DynamicTest.dynamicTest(method.name(), method::check));
    }

    @Test
    void everyRecordedMethodIsThere() {
        Map<String, List<String>> signatures = Models.METHODS.stream()
                .collect(Collectors.groupingBy(
                        method -> method.file().file().getFileName().toString(),
                        Collectors.mapping(method -> method.place().signature(), Collectors.toList())));
        for (ModelledFile file : Models.FILES) {
            assertThat(signatures.getOrDefault(file.file().getFileName().toString(), List.of()))
                    .containsAll(RecordedPlans.of(file.file()).methods());
        }
    }

    @TestFactory
    Stream<DynamicTest> wholePlans() {
        return Models.FILES.stream()
                .filter(file -> !Expected.of(file.text().text()).plan().isEmpty())
                .map(file -> DynamicTest.dynamicTest(
                        file.file().getFileName().toString(),
                        () -> ProgramsTest.check(file.text(), new LoopPlanner().plan(file))));
    }
}
