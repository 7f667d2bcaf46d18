package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The project {@code src/it/readme} does what the README says, so that whoever follows it word by word gets there. */
final class ReadmeTest {
    private static final Path PROJECT = Path.of("src/it/readme");

    private static final String ARCHETYPE = "archetype:generate";

    private final String section;

    ReadmeTest() throws IOException {
        String readme = Files.readString(Path.of("../README.md"));
        int start = readme.indexOf("### Maven plugin");
        section = readme.substring(start, readme.indexOf("\n### ", start + 1));
    }

    @Test
    void the_project_file_has_the_lines_of_the_readme() throws IOException {
        List<String> block = lines(section.substring(section.indexOf("```xml") + 6, section.lastIndexOf("```")));
        List<String> pom = lines(Files.readString(PROJECT.resolve("pom.xml")).replace("@project.version@", version()));

        assertThat(block).hasSizeGreaterThan(15);
        assertThat(pom).containsSubsequence(block);
    }

    @Test
    void the_commands_are_those_of_the_readme() throws IOException {
        List<String> commands = section.lines()
                .filter(line -> line.startsWith("    mvn ") && !line.contains("install") && !line.contains(ARCHETYPE))
                .map(line -> line.replaceAll("#.*", "").strip().substring("mvn ".length()))
                .toList();
        List<String> goals = Files.readString(PROJECT.resolve("invoker.properties"))
                .lines()
                .map(line -> line.substring(line.indexOf('=') + 1).strip())
                .toList();

        assertThat(commands).isNotEmpty().isEqualTo(goals);
        assertThat(section).contains("    mvn -DskipTests install\n");
    }

    @Test
    void the_archetype_is_called_as_in_the_readme() throws IOException {
        String command = section.substring(section.indexOf(ARCHETYPE) + ARCHETYPE.length());
        List<String> words =
                List.of(command.substring(0, command.indexOf("\n\n") < 0 ? command.length() : command.indexOf("\n\n"))
                        .replace("\\\n", " ")
                        .strip()
                        .split("\\s+"));
        String goal = Files.readString(Path.of("src/it/archetype/invoker.properties"))
                .lines()
                .findFirst()
                .orElseThrow()
                .replace("${project.version}", version());

        assertThat(words).hasSize(6);
        assertThat(List.of(goal.split("\\s+"))).containsAll(words);
    }

    /** The README names a version, and it is this one. */
    private String version() {
        return section.replaceAll("(?s).*<version>([^<]+)</version>.*", "$1");
    }

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }
}
