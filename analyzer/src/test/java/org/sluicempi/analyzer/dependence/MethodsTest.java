package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.model.ModelledFile;

/**
 * The expectations of {@link ProgramsTest} method by method, over models that are built once: a mutant of what decides is
 * tried on the methods that reach it, and nothing but the decisions about them is made again.
 */
class MethodsTest {

    /** No decision changes them. */
    private static final class Models {
        private static final List<ModelledFile> FILES =
                ProgramsTest.programs().stream().map(ModelledFiles::only).toList();
        private static final List<JudgedMethod> METHODS = FILES.stream()
                .flatMap(file -> JudgedMethod.of(file, RecordedPlans.of(file.file())).stream())
                .toList();
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
