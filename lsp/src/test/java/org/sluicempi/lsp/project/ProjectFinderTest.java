package org.sluicempi.lsp.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.Contents;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.lsp.setting.Settings;

final class ProjectFinderTest {
    private static final String POM = """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <modelVersion>4.0.0</modelVersion>
              %s
              <properties>
                <maven.compiler.release>11</maven.compiler.release>
                <project.build.sourceEncoding>ISO-8859-1</project.build.sourceEncoding>
              </properties>
              <dependencies>%s</dependencies>
              <build><plugins><plugin>
                <groupId>never.run</groupId><artifactId>never</artifactId><version>1</version><extensions>true</extensions>
              </plugin></plugins></build>
            </project>
            """;

    private static final String OWN = "<groupId>g</groupId><artifactId>app</artifactId><version>1</version>";
    private static final String TEXT = "package p.q;\nclass A {}\n";

    @TempDir
    Path folder;

    private final List<String> log = new ArrayList<>();

    private Path write(String path, String text) throws Exception {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static String dependency(String name) {
        return "<dependency><groupId>g</groupId><artifactId>" + name + "</artifactId><version>1</version></dependency>";
    }

    /** A library in the local repository that itself depends on others. */
    private Path installed(String name, String... needs) throws Exception {
        String where = "repository/g/" + name + "/1/" + name + "-1";
        StringBuilder dependencies = new StringBuilder();
        for (String need : needs) {
            dependencies.append(dependency(need));
        }
        write(
                where + ".pom",
                "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>" + name
                        + "</artifactId><version>1</version><dependencies>" + dependencies
                        + "</dependencies></project>");
        return write(where + ".jar", "");
    }

    private Project of(Path file, Settings settings) {
        MavenProjects maven = new MavenProjects(new PomReader(folder.resolve("repository")), log::add);
        return new ProjectFinder(maven).of(file, TEXT, List.of(folder), settings);
    }

    @Test
    void a_maven_project_brings_its_sources_its_classes_and_what_it_depends_on() throws Exception {
        Path near = installed("near", "far");
        Path far = installed("far");
        write("app/pom.xml", POM.formatted(OWN, dependency("near")));
        Path file = write("app/src/main/java/p/q/A.java", TEXT);
        Path classes = Files.createDirectories(folder.resolve("app/target/classes"));

        Project project = of(file, Settings.DEFAULT);

        assertThat(project.roots()).containsExactly(folder.resolve("app/src/main/java"));
        assertThat(project.classPath()).containsExactly(classes, near, far);
        assertThat(project.encoding()).isEqualTo(StandardCharsets.ISO_8859_1);
        assertThat(project.release()).isEqualTo(11);
        assertThat(log).isEmpty();
    }

    @Test
    void tests_see_the_main_sources_and_modules_see_each_other() throws Exception {
        write(
                "pom.xml",
                "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>all</artifactId>"
                        + "<version>1</version><packaging>pom</packaging>"
                        + "<modules><module>lib</module><module>app</module></modules></project>");
        String parent = "<parent><groupId>g</groupId><artifactId>all</artifactId><version>1</version></parent>";
        write("lib/pom.xml", POM.formatted(parent + "<artifactId>lib</artifactId>", ""));
        write("app/pom.xml", POM.formatted(parent + "<artifactId>app</artifactId>", dependency("lib")));
        Path classes = Files.createDirectories(folder.resolve("lib/target/classes"));
        Path main = Files.createDirectories(folder.resolve("app/src/main/java"));
        Path file = write("app/src/test/java/p/q/A.java", TEXT);

        Project project = of(file, Settings.DEFAULT);

        assertThat(project.roots()).containsExactly(main, folder.resolve("app/src/test/java"));
        assertThat(project.classPath()).containsExactly(classes);
        assertThat(log).isEmpty();
    }

    @Test
    void what_is_missing_is_said_once_and_looked_for_again() throws Exception {
        write("app/pom.xml", POM.formatted(OWN, dependency("near")));
        Path file = write("app/src/main/java/p/q/A.java", TEXT);
        MavenProjects maven = new MavenProjects(new PomReader(folder.resolve("repository")), log::add);
        ProjectFinder finder = new ProjectFinder(maven);

        assertThat(finder.of(file, TEXT, List.of(), Settings.DEFAULT).classPath())
                .isEmpty();
        assertThat(finder.of(file, TEXT, List.of(), Settings.DEFAULT).classPath())
                .isEmpty();
        assertThat(log).hasSize(1).allMatch(said -> said.contains("build the project once with Maven"));

        Path near = installed("near");
        assertThat(finder.of(file, TEXT, List.of(), Settings.DEFAULT).classPath())
                .containsExactly(near);

        write("app/pom.xml", POM.formatted(OWN, ""));
        assertThat(finder.of(file, TEXT, List.of(), Settings.DEFAULT).classPath())
                .isEmpty();
        assertThat(log).hasSize(1);
    }

    @Test
    void without_a_build_the_package_says_where_the_sources_begin() throws Exception {
        assertThat(of(write("some/p/q/A.java", TEXT), Settings.DEFAULT).roots())
                .containsExactly(folder.resolve("some"));
        assertThat(of(write("other/A.java", TEXT), Settings.DEFAULT).roots()).containsExactly(folder.resolve("other"));
    }

    @Test
    void settings_come_first() throws Exception {
        write("app/pom.xml", POM.formatted(OWN, dependency("near")));
        Path file = write("app/src/main/java/p/q/A.java", TEXT);
        Path jar = write("lib/own.jar", "");
        JsonObject set = new JsonObject();
        JsonArray path = new JsonArray();
        path.add("lib/*");
        set.add("classPath", path);
        set.addProperty("sourceRoots", "app/src");
        set.addProperty("release", "17");
        set.addProperty("encoding", "UTF-8");
        set.addProperty("wholeProgram", true);

        Project project = of(file, Settings.of(set));

        assertThat(project.classPath()).containsExactly(jar);
        assertThat(project.roots()).containsExactly(folder.resolve("app/src"));
        assertThat(project.release()).isEqualTo(17);
        assertThat(project.encoding()).isEqualTo(StandardCharsets.UTF_8);
        assertThat(project.tree(Contents.OF_FILES).isWholeProgram()).isTrue();
        set.addProperty("release", "7");
        assertThatThrownBy(() -> Settings.of(set))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("sluice.release 7: ");
    }
}
