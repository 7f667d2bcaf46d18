package org.sluicempi.analyzer.callgraph;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Sources of the same package that build tools compile against these ones and that nobody has asked to be read: tests, as a
 * rule. By the convention of Maven and Gradle, {@code src/test/java/p} belongs to {@code src/main/java/p}.
 *
 * @param file a source file
 */
public record OtherSourceSets(Path file) {
    private static final Charset ASCII = StandardCharsets.US_ASCII;

    /** Whether a file there mentions a name; true also where that cannot be found out. */
    public boolean mention(String name) {
        return mention(List.of(name));
    }

    /** Whether a file there mentions all of some names. */
    boolean mention(List<String> names) {
        try {
            for (Path folder : folders()) {
                if (mentions(folder, names)) {
                    return true;
                }
            }
            return false;
        } catch (IOException | UncheckedIOException e) {
            return true;
        }
    }

    /** The package's folders below the siblings of each {@code main} in a {@code src}. */
    private List<Path> folders() {
        Path whole = file.toAbsolutePath().normalize();
        return IntStream.range(1, whole.getNameCount() - 1)
                .filter(i -> whole.getName(i).toString().equals("main")
                        && whole.getName(i - 1).toString().equals("src"))
                .boxed()
                .flatMap(i -> below(whole, i))
                .filter(Files::isDirectory)
                .toList();
    }

    /** @param main index of the folder's name in the path */
    private static Stream<Path> below(Path whole, int main) {
        Path src = Objects.requireNonNull(whole.getRoot()).resolve(whole.subpath(0, main));
        Path inside = whole.subpath(main + 1, whole.getNameCount()).getParent();
        try (Stream<Path> sets = Files.list(src)) {
            return sets
                    .filter(set -> !set.endsWith("main"))
                    .map(set -> inside == null ? set : set.resolve(inside))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean mentions(Path folder, List<String> names) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path other : (Iterable<Path>) files.filter(f -> f.toString().endsWith(".java"))::iterator) {
                String letters = letters(other);
                if (names.stream().allMatch(name -> !ASCII.newEncoder().canEncode(name) || letters.contains(name))) {
                    return true;
                }
            }
            return false;
        }
    }

    /** What is ASCII in the file, whatever its encoding. */
    private static String letters(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).replace("\0", "");
    }
}
