package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;

final class SourceFilterTest {
    private static final Path ROOT = Path.of("src/main/java").toAbsolutePath();

    private static FilePlan plan(String path) {
        return new FilePlan(ROOT.resolve(path), ROOT, "00", "UTF-8", List.of(), List.of());
    }

    private static List<String> left(List<String> includes, List<String> excludes) {
        Remark broken = new Remark(
                Rule.SL011,
                new Position(ROOT.resolve("app/io/Broken.java"), 0, 0),
                "no Java",
                Optional.empty(),
                List.of());
        Analysis all = new Analysis(List.of(plan("app/Main.java"), plan("app/kernel/Heat.java")), List.of(broken), 9);
        Analysis filtered = new SourceFilter(includes, excludes).of(all);
        assertThat(filtered.filesScanned()).isEqualTo(9);
        return java.util.stream.Stream.concat(
                        filtered.files().stream().map(FilePlan::file),
                        filtered.remarks().stream()
                                .map(remark -> remark.position().file()))
                .map(file -> file.getFileName().toString())
                .toList();
    }

    @Test
    void patterns_are_those_of_ant_below_a_source_root() {
        assertThat(left(List.of(), List.of())).containsExactly("Main.java", "Heat.java", "Broken.java");
        assertThat(left(List.of("app/kernel/**"), List.of())).containsExactly("Heat.java");
        assertThat(left(List.of("**/*.java"), List.of("app/Main.java"))).containsExactly("Heat.java", "Broken.java");
        assertThat(left(List.of(), List.of("**/io/*", " **/Heat.java"))).containsExactly("Main.java");
        assertThat(left(List.of("kernel/**"), List.of())).isEmpty();
    }
}
