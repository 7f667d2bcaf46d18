package org.sluicempi.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every claim of docs/nonblocking.md has a test beside it, and the test exists. */
class NonblockingPageTest {
    private static final Path PAGE = Path.of("../../docs/nonblocking.md");
    private static final Path MODULES = Path.of("..");
    private static final Pattern NAMED = Pattern.compile("`(\\w+Test)\\.(\\w+)`");

    @Test
    void everyTestThatThePageNamesExists() throws IOException {
        Matcher named = NAMED.matcher(Files.readString(PAGE));
        int tests = 0;
        while (named.find()) {
            tests++;
            String sources = sources(named.group(1));
            assertThat(sources)
                    .as("%s has a test %s", named.group(1), named.group(2))
                    .containsPattern(
                            "@(Parameterized)?Test\\b[^;{}]*?(\\{[^;{}]*}[^;{}]*?)?void " + named.group(2) + "\\(");
        }
        assertThat(tests).isGreaterThan(30);
    }

    @Test
    void everyModeAndEveryStatementNamesATest() throws IOException {
        List<String> statements = statements(Files.readAllLines(PAGE));
        assertThat(statements).hasSizeGreaterThan(25);
        assertThat(statements).allMatch(statement -> NAMED.matcher(statement).find());
    }

    /** Rows of the table, and items of the lists with their lines joined. */
    private static List<String> statements(List<String> lines) {
        List<String> statements = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("- ") || line.startsWith("| ") && !line.startsWith("| mode ")) {
                statements.add(line);
            } else if (line.startsWith("  ")) {
                statements.add(statements.remove(statements.size() - 1) + line);
            }
        }
        return statements;
    }

    private static String sources(String testClass) throws IOException {
        StringBuilder sources = new StringBuilder();
        try (Stream<Path> files = Files.walk(MODULES)) {
            for (Path file : files.filter(path -> path.endsWith(testClass + ".java"))
                    .filter(path -> path.toString().contains("/src/test/java/"))
                    .toList()) {
                sources.append(Files.readString(file));
            }
        }
        return sources.toString();
    }
}
