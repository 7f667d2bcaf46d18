package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;

/** With the Maven that the plugin is compiled against; the projects in {@code src/it} try the others. */
final class SourceRootsTest {
    private final MavenProject project = new MavenProject();
    private final SourceRoots roots = new SourceRoots(project);

    @Test
    void one_folder_takes_the_place_of_all_and_the_original_ones_are_remembered() throws Exception {
        project.addCompileSourceRoot("/p/src/main/java");
        project.addCompileSourceRoot("/p/target/generated-sources/parser");

        roots.replaceBy(Path.of("/p/target/generated-sources/sluice"));
        roots.replaceBy(Path.of("/p/target/generated-sources/sluice"));

        assertThat(project.getCompileSourceRoots()).containsExactly("/p/target/generated-sources/sluice");
        assertThat(new SourceRoots(project).original())
                .containsExactly(Path.of("/p/src/main/java"), Path.of("/p/target/generated-sources/parser"));
    }

    @Test
    void the_original_ones_come_back() throws Exception {
        project.addCompileSourceRoot("/p/src/main/java");
        project.addCompileSourceRoot("/p/target/generated-sources/parser");

        roots.replaceBy(Path.of("/p/target/generated-sources/sluice"));
        new SourceRoots(project).restore();
        new SourceRoots(project).restore();

        assertThat(project.getCompileSourceRoots())
                .containsExactly("/p/src/main/java", "/p/target/generated-sources/parser");
    }

    @Test
    void without_a_replacement_the_roots_are_those_of_the_project() {
        project.addCompileSourceRoot("/p/src/main/java");

        assertThat(roots.original()).containsExactly(Path.of("/p/src/main/java"));
    }
}
