package org.sluicempi.analyzer.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.jdt.internal.compiler.parser.Parser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spoon.Launcher;

class CompilerClassesTest {
    /** Read from the class files, so that a newer version of a library cannot bring another group unseen. */
    @ParameterizedTest
    @ValueSource(classes = {Parser.class, Launcher.class})
    void oneClassOfEachGroupIsNamed(Class<?> ofLibrary) throws IOException, URISyntaxException {
        Path jar = Path.of(
                ofLibrary.getProtectionDomain().getCodeSource().getLocation().toURI());
        Collection<Set<String>> groups = InitialiserGroups.of(jar);
        assertThat(groups).isNotEmpty();
        for (Set<String> group : groups) {
            Set<String> named = new TreeSet<>(group);
            named.retainAll(CompilerClasses.GROUPS);
            assertThat(named).as("of the group " + group).hasSize(1);
        }
    }
}
