package org.sluicempi.corpus.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.corpus.program.Programs;

/** A class name means one thing in its module, and what docs/glossary.md points to is there. */
class WordsTest {
    private static final Path GLOSSARY = Programs.module().getParent().resolve("docs/glossary.md");

    /** What happens when code runs, and what is done to its text: both are steps, and never met in one file. */
    private static final Set<String> TWICE = Set.of("Step");

    /** A class in the last column of the glossary. */
    private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w+)`");

    @ParameterizedTest
    @EnumSource
    void aNameStandsForOneClass(LayoutTest.Module module) throws IOException {
        Set<String> types = module.graph().uses().keySet();
        assertThat(types).isNotEmpty();
        Set<String> twice = new TreeSet<>();
        Set<String> seen = new TreeSet<>();
        types.stream()
                .filter(type ->
                        !LayoutTest.OF_API.matcher(SourceGraph.packageOf(type)).matches())
                .map(WordsTest::simple)
                .filter(name -> !seen.add(name) && !TWICE.contains(name))
                .forEach(twice::add);
        assertThat(twice).isEmpty();
    }

    @Test
    void theGlossaryPointsToWhatIsThere() throws IOException {
        Set<String> all = new TreeSet<>();
        for (LayoutTest.Module module : LayoutTest.Module.values()) {
            module.graph().uses().keySet().stream().map(WordsTest::simple).forEach(all::add);
        }
        Matcher named = CLASS.matcher(Files.readString(GLOSSARY));
        List<String> found = new ArrayList<>();
        while (named.find()) {
            found.add(named.group(1));
        }
        assertThat(found)
                .hasSizeGreaterThan(10)
                .allSatisfy(name -> assertThat(all).contains(name));
    }

    private static String simple(String type) {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
