package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.model.ModelledFile;

/**
 * What the programs of the corpus expect, method by method as in {@link MethodsTest}. The corpus is compiled and run elsewhere;
 * here each method tells at once that a decision about it has changed.
 */
class CorpusMethodsTest {
    private static final Path CORPUS = Path.of("../test-corpus/src/main/corpus");

    /** No decision changes them. */
    private static final class Models {
        private static final List<JudgedMethod> METHODS = Stream.of(
                        files("openmpi", StandardCharsets.UTF_8),
                        files("openmpi-exchange", StandardCharsets.UTF_8),
                        files("openmpi-reflection", StandardCharsets.UTF_8),
                        files("openmpi-latin1", StandardCharsets.ISO_8859_1),
                        files("mpj", StandardCharsets.UTF_8))
                .flatMap(List::stream)
                .flatMap(file -> JudgedMethod.of(file, plans(file)).stream())
                .toList();

        private static List<ModelledFile> files(String name, Charset encoding) {
            return ModelledFiles.of(new SourceTree(List.of(CORPUS.resolve(name)), List.of(), encoding, 17));
        }

        private static RecordedPlans plans(ModelledFile file) {
            Path program = CORPUS.toAbsolutePath()
                    .normalize()
                    .relativize(file.file().toAbsolutePath().normalize());
            return RecordedPlans.ifKept(Path.of("corpus").resolve(program));
        }
    }

    @TestFactory
    Stream<DynamicTest> methods() {
        return Models.METHODS.stream().map(method -> DynamicTest.dynamicTest(method.name(), method::check));
    }

    @Test
    void thereAreHundredsOfThem() {
        assertThat(Models.METHODS).hasSizeGreaterThan(300);
    }
}
