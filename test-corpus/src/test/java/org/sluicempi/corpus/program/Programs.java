package org.sluicempi.corpus.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finds the programs; none at all is an error. */
public final class Programs {
    private static final Path MODULE =
            Path.of(System.getProperty("basedir", "")).toAbsolutePath().normalize();

    /** What the build has made of programs for Open MPI. */
    private static final Path RESPELLED = MODULE.resolve("target/respelled");

    /** Small enough to be cut into pieces in no time. */
    private static final Map<String, List<String>> SAMPLE_ARGUMENTS = Map.of(
            "Pair", List.of("900", "2", "2"),
            "Cascade", List.of("800", "1", "2"),
            "Ring", List.of("700", "1", "3"),
            "ArrayReduce", List.of("600", "1", "2"),
            "HeatStripe", List.of("30", "21", "2"),
            "MatrixProduct", List.of("30", "2"),
            "FourierSeries", List.of("60", "2"),
            "PackExchange", List.of("300", "3", "2"));

    private Programs() {}

    /** The folder of this module. */
    public static Path module() {
        return MODULE;
    }

    /** The roots of the corpus and of the samples. */
    public static List<SourceRoot> roots() {
        List<SourceRoot> roots = new ArrayList<>(corpusRoots());
        roots.addAll(sampleRoots());
        return roots;
    }

    public static List<SourceRoot> corpusRoots() {
        Path corpus = MODULE.resolve("src/main/corpus");
        return List.of(
                new SourceRoot("openmpi", corpus.resolve("openmpi"), Dialect.OPENMPI, StandardCharsets.UTF_8),
                new SourceRoot(
                        "openmpi-latin1",
                        corpus.resolve("openmpi-latin1"),
                        Dialect.OPENMPI,
                        StandardCharsets.ISO_8859_1),
                new SourceRoot(
                        "openmpi-reflection",
                        corpus.resolve("openmpi-reflection"),
                        Dialect.OPENMPI,
                        StandardCharsets.UTF_8),
                new SourceRoot(
                        "openmpi-exchange",
                        corpus.resolve("openmpi-exchange"),
                        Dialect.OPENMPI,
                        StandardCharsets.UTF_8),
                new SourceRoot("mpj", corpus.resolve("mpj"), Dialect.MPJ, StandardCharsets.UTF_8),
                new SourceRoot("mpj-respelled", RESPELLED.resolve("corpus"), Dialect.MPJ, StandardCharsets.UTF_8),
                new SourceRoot("mpj-assigned", corpus.resolve("mpj-assigned"), Dialect.MPJ, StandardCharsets.UTF_8));
    }

    static List<SourceRoot> sampleRoots() {
        Path samples = MODULE.resolveSibling("sample-apps");
        return List.of(
                new SourceRoot(
                        "samples-openmpi",
                        samples.resolve("openmpi/src/main/java"),
                        Dialect.OPENMPI,
                        StandardCharsets.UTF_8),
                new SourceRoot("samples-mpj", RESPELLED.resolve("samples"), Dialect.MPJ, StandardCharsets.UTF_8));
    }

    /** The programs of one root, in order of their names. */
    public static List<Program> of(SourceRoot root) {
        try (Stream<Path> files = Files.walk(root.directory())) {
            List<Program> programs = files.filter(f -> f.toString().endsWith(".java"))
                    .filter(f -> !f.endsWith("package-info.java"))
                    .sorted()
                    .map(f -> read(root, f))
                    .toList();
            if (programs.isEmpty()) {
                throw new IllegalStateException("no programs in " + root.directory());
            }
            return programs;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Program read(SourceRoot root, Path file) {
        try {
            String text = Files.readString(file, root.encoding());
            String path = root.directory().relativize(file).toString();
            String mainClass = path.substring(0, path.length() - ".java".length())
                    .replace(file.getFileSystem().getSeparator(), ".");
            String simpleName = mainClass.substring(mainClass.lastIndexOf('.') + 1);
            Directives directives = Directives.of(text);
            return new Program(
                    root,
                    file,
                    text,
                    mainClass,
                    directives.ranks(),
                    directives.eager(),
                    directives.runs(),
                    directives.cuts(),
                    directives.exitCode(),
                    root.name().startsWith("samples") ? SAMPLE_ARGUMENTS.get(simpleName) : List.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
