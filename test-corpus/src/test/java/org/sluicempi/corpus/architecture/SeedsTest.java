package org.sluicempi.corpus.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sluicempi.corpus.program.Programs;

/** Each test that draws at random can be given its seed back, with {@code -Dsluice.seed}. */
class SeedsTest {
    /** A seed that is another one each time. */
    private static final Pattern FRESH =
            Pattern.compile("new Random\\(\\)|new SplittableRandom\\(\\)|(?i:seed)\\w* = [^;]*nanoTime");

    @Test
    void everyFreshSeedMayBeGiven() throws IOException {
        Path project = Programs.module().getParent();
        List<String> found = new ArrayList<>();
        int seeds = 0;
        for (Path file : tests(project)) {
            String text = Files.readString(file);
            seeds += text.split("\"sluice\\.seed\"", -1).length - 1;
            unrepeatable(text).forEach(statement -> found.add(project.relativize(file) + ": " + statement));
        }
        assertThat(found).isEmpty();
        assertThat(seeds).isGreaterThan(20);
    }

    @Test
    void aSeedThatNobodyCanGiveIsSeen() {
        assertThat(unrepeatable("int a = 1; long seed = System.nanoTime(); int b;"))
                .containsExactly("long seed = System.nanoTime()");
        assertThat(unrepeatable("use(new Random().nextInt());")).hasSize(1);
        assertThat(unrepeatable("long seed = Long.getLong(\"sluice.seed\", System.nanoTime()); new Random(seed);"))
                .isEmpty();
        assertThat(unrepeatable("long start = System.nanoTime();")).isEmpty();
    }

    private static List<String> unrepeatable(String text) {
        return Stream.of(text.split(";"))
                .filter(statement -> FRESH.matcher(statement).find() && !statement.contains("\"sluice.seed\""))
                .map(String::strip)
                .toList();
    }

    /** Of all modules. Programs that tests read, such as those in resources, are no tests. */
    private static List<Path> tests(Path project) throws IOException {
        List<Path> tests = new ArrayList<>();
        try (Stream<Path> folders = Files.walk(project, 2)) {
            for (Path module : folders.filter(Files::isDirectory).toList()) {
                Path sources = module.resolve("src/test/java");
                if (Files.isDirectory(sources)) {
                    try (Stream<Path> files = Files.walk(sources)) {
                        files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("SeedsTest.java"))
                                .forEach(tests::add);
                    }
                }
            }
        }
        return tests;
    }
}
