package org.sluicempi.corpus.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.corpus.program.Programs;

/**
 * No package is too large, none is in a circle, no file is long, those of tests included, and docs/architecture.md names each
 * package, in its order.
 */
class LayoutTest {
    private static final int LARGEST_PACKAGE = 30;
    private static final int LONGEST_FILE = 320;
    private static final Path ROOT = Programs.module().getParent();
    private static final String PREFIX = "org.sluicempi.";

    /** One sealed family, whose parts are told apart at a glance. */
    private static final Set<String> LONGER = Set.of("analyzer/flow/Step.java");

    /** Packages whose classes and arrows the two public APIs dictate. */
    static final Pattern OF_API = Pattern.compile("mpi|mpjdev|mpjbuf");

    /** All modules with classes of their own, whatever version of Java they are for. */
    enum Module {
        CORE("runtime-support/core"),
        NATIVE("runtime-support/native"),
        BOTH_FACES("runtime-support"),
        OPENMPI_API("runtime-support/openmpi-api"),
        MPJ_API("runtime-support/mpj-api"),
        ANALYZER("analyzer"),
        TRANSFORMER("transformer"),
        LAUNCHER("launcher"),
        LSP("lsp"),
        CLI("cli"),
        MAVEN_PLUGIN("maven-plugin"),
        RESPELL("respell"),
        BENCHMARKS("benchmarks");

        private final Path sources;

        Module(String folder) {
            sources = ROOT.resolve(folder).resolve("src/main/java");
        }

        SourceGraph graph() throws IOException {
            return SourceGraph.of(sources);
        }
    }

    @ParameterizedTest
    @EnumSource
    void packagesDoNotTurnInCircles(Module module) throws IOException {
        Map<String, Set<String>> packages = new TreeMap<>(module.graph().packages());
        assertThat(packages).isNotEmpty();
        packages.keySet().removeIf(name -> OF_API.matcher(name).matches());
        assertThat(SourceGraph.knots(packages)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void packagesAreSmall(Module module) throws IOException {
        Map<String, Set<String>> members = new TreeMap<>();
        for (String type : module.graph().uses().keySet()) {
            members.computeIfAbsent(SourceGraph.packageOf(type), unused -> new TreeSet<>())
                    .add(type);
        }
        assertThat(members).isNotEmpty();
        members.keySet().removeIf(name -> OF_API.matcher(name).matches());
        assertThat(members)
                .allSatisfy((name, types) -> assertThat(types).as(name).hasSizeLessThanOrEqualTo(LARGEST_PACKAGE));
    }

    @ParameterizedTest
    @EnumSource
    void filesAreShort(Module module) throws IOException {
        assertShort(javaFiles(module.sources));
    }

    /** With the programs that tests read, which hold one subject each. */
    @Test
    void testSourcesAreShort() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> folders = Files.walk(ROOT, 4)) {
            for (Path sources : folders.filter(LayoutTest::holdsTests).toList()) {
                files.addAll(javaFiles(sources));
            }
        }
        assertThat(files).hasSizeGreaterThan(600).anyMatch(file -> file.endsWith("dependence/Aliases.java"));
        assertShort(files);
    }

    private static boolean holdsTests(Path folder) {
        return Files.isDirectory(folder) && (folder.endsWith("src/test") || folder.endsWith("test-corpus/src/main"));
    }

    private static List<Path> javaFiles(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private static void assertShort(List<Path> files) {
        assertThat(files)
                .isNotEmpty()
                .filteredOn(file -> LONGER.stream().noneMatch(file::endsWith))
                .allSatisfy(file -> assertThat(Files.readAllLines(file, StandardCharsets.ISO_8859_1))
                        .as(file.toString())
                        .hasSizeLessThanOrEqualTo(LONGEST_FILE));
    }

    @ParameterizedTest
    @EnumSource
    void theArchitectureNamesEachPackage(Module module) throws IOException {
        String page = page();
        assertThat(module.graph().packages().keySet()).allSatisfy(name -> {
            String own = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
            String below = own.replaceFirst("^runtime\\.(embedded\\.|nativempi\\.)?", "");
            assertThat(page).containsAnyOf("`" + own + "`", "`" + below + "`", "`" + name + "`");
        });
    }

    @Test
    void arrowsPointDownTheListOfTheArchitecture() throws IOException {
        List<String> order = order();
        int arrows = 0;
        for (Module module : List.of(Module.ANALYZER, Module.TRANSFORMER, Module.LAUNCHER, Module.LSP, Module.CLI)) {
            for (Map.Entry<String, Set<String>> uses : module.graph().packages().entrySet()) {
                for (String used : uses.getValue()) {
                    if (order.contains(used) && !used.equals(uses.getKey())) {
                        assertThat(order.indexOf(used))
                                .as(uses.getKey() + " knows " + used)
                                .isGreaterThan(order.indexOf(uses.getKey()));
                        arrows++;
                    }
                }
            }
        }
        assertThat(arrows).isGreaterThan(50);
    }

    /** The packages of the compiler and its shells as the page lists them. */
    private static List<String> order() throws IOException {
        List<String> order = new ArrayList<>();
        Matcher row = Pattern.compile(
                        "^\\| `((?:analyzer|transformer|launcher|lsp|cli|maven)[\\w.]*)` \\|", Pattern.MULTILINE)
                .matcher(page());
        while (row.find()) {
            order.add(PREFIX + row.group(1));
        }
        assertThat(order).hasSizeGreaterThan(30).doesNotHaveDuplicates();
        return order;
    }

    private static String page() throws IOException {
        return Files.readString(ROOT.resolve("docs/architecture.md"));
    }
}
