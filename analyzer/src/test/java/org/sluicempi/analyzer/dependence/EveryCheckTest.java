package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each reason to leave a call alone is asked on its own by a test class beside it, in the same package. */
class EveryCheckTest {
    private static final Path MAIN = Path.of("src/main/java");
    private static final Path TESTS = Path.of("src/test/java");

    @Test
    void eachCheckHasATestOfItsOwn() throws IOException {
        List<Path> checks;
        try (Stream<Path> files = Files.walk(MAIN)) {
            checks = files.filter(EveryCheckTest::isCheck).toList();
        }
        assertThat(checks).hasSizeGreaterThanOrEqualTo(12).allSatisfy(check -> {
            String name = check.getFileName().toString().replace(".java", "");
            Path test = TESTS.resolve(MAIN.relativize(check)).resolveSibling(name + "Test.java");
            assertThat(test).content().contains("new " + name + "(", "@Test", ".ask(");
        });
    }

    private static boolean isCheck(Path file) {
        try {
            return file.toString().endsWith(".java")
                    && Files.readString(file).matches("(?s).*class \\w+ implements Check\\b.*");
        } catch (IOException e) {
            throw new AssertionError(file.toString(), e);
        }
    }
}
