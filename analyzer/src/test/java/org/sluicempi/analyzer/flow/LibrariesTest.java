package org.sluicempi.analyzer.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Public libraries are lowered to what the compiler makes of them: to the classes that were published where those are for
 * the language level of the analysis, else to those that the compiler of this JDK makes. The build copies them. A fixed
 * eighth of the files is compared, with {@code -Dsluice.libraries=whole} all.
 */
class LibrariesTest {
    private static final Path FOLDER = Path.of("target/libraries");
    private static final boolean WHOLE = "whole".equals(System.getProperty("sluice.libraries"));
    private static final int PARTS = 8;

    /**
     * What does not agree, and is known: Spoon's model lacks one of two methods whose parameters differ by a type variable
     * only; an argument is not cast to the bound of its type variable; a value is cast before {@code instanceof}, or in a
     * loop over an array of a type variable with two bounds, where the compiler forgets to.
     */
    private static final List<String> KNOWN = List.of(
            "tools/jackson/databind/util/internal/LinkedDeque.remove(",
            "commons/lang3/EnumUtils.generateBitVectors(Ljava/lang/Class;Ljava/lang/Iterable;)[J: no step for CAST",
            "commons/lang3/EnumUtils.getEnumList(Ljava/lang/Class;)Ljava/util/List;: no step for CAST",
            "collections4/bidimap/TreeBidiMap.putAll(Ljava/util/Map;)V: no step for CAST",
            "collections4/bidimap/TreeBidiMap$Inverse.putAll(Ljava/util/Map;)V: no step for CAST",
            "no instruction for CAST tools.jackson.databind.deser.DeserializationProblemHandler",
            "no instruction for CAST tools.jackson.core.util.JacksonFeature");

    /** @param methods at least so many in the whole library, and half of an eighth of them in the part */
    @ParameterizedTest
    @CsvSource({
        "commons-lang3, false, 4600",
        "commons-math3, false, 9500",
        "commons-collections4, false, 5300",
        "jetty-util, true, 3200",
        "jackson-databind, true, 9500"
    })
    void stepsAreWhatTheCompilerWrites(String name, boolean published, int methods, @TempDir Path folder)
            throws IOException {
        Path jar = FOLDER.resolve(name + ".jar");
        List<Path> files =
                unpacked(FOLDER.resolve(name + "-sources.jar"), Files.createDirectory(folder.resolve("src")));
        Project project = published
                ? Project.published(files, folder.resolve("src"), classPath(jar), jar)
                : Project.compiled(
                        files, classPath(jar), StandardCharsets.UTF_8, Files.createDirectory(folder.resolve("out")));
        Comparer comparer = new Comparer(project).compare(type -> true);
        System.out.printf("%s: %d methods, %d instructions%n", name, comparer.methods(), comparer.events());
        assertThat(comparer.mismatches()).allMatch(LibrariesTest::isKnown);
        Sizes sizes = new Sizes().compare(project);
        System.out.println(name + ": " + sizes);
        assertThat(sizes.larger()).isEmpty();
        assertThat(comparer.methods()).isGreaterThan(WHOLE ? methods : methods / PARTS / 2);
    }

    private static boolean isKnown(String mismatch) {
        return KNOWN.stream().anyMatch(mismatch::contains);
    }

    private static List<Path> classPath(Path jar) {
        List<Path> entries = new ArrayList<>(List.of(jar));
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .map(Path::of)
                .forEach(entries::add);
        return entries;
    }

    private static List<Path> unpacked(Path jar, Path target) throws IOException {
        List<Path> chosen = new ArrayList<>();
        try (FileSystem zip = FileSystems.newFileSystem(jar)) {
            Path root = zip.getPath("/");
            for (Path file : Tour.javaFiles(root)) {
                String name = root.relativize(file).toString();
                Path copy = target.resolve(name);
                if (WHOLE || Math.floorMod(name.hashCode(), PARTS) == 0) {
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                    chosen.add(copy);
                }
            }
        }
        return chosen;
    }
}
