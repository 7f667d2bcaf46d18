package org.sluicempi.analyzer.callgraph;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Sources that build tools compile against these ones and that nobody has asked to be read: tests, as a rule. By the convention
 * of Maven and Gradle, {@code src/test/java/p} belongs to {@code src/main/java/p}, and so do {@code src/test/groovy/p},
 * {@code src/main/kotlin/p} and {@code src/main/java21/p}; by an older one, {@code test/p} to {@code src/p}. What is written in
 * another language may lie beside the file.
 *
 * @param file a source file
 */
public record OtherSourceSets(Path file) {
    private static final Charset ASCII = StandardCharsets.US_ASCII;
    private static final Set<String> TESTS = Set.of("test", "tests");
    private static final List<String> LANGUAGES = List.of("groovy", "java", "kotlin", "scala");
    private static final List<String> OTHERS = List.of(".groovy", ".kt", ".scala");
    private static final List<String> SOURCES =
            Stream.concat(Stream.of(".java"), OTHERS.stream()).toList();

    /**
     * Where other sources lie.
     *
     * @param root a folder in which all of a kind are
     * @param ofPackage the folder below it that belongs to the file's package
     * @param endings of the names of what counts there
     */
    private record Place(Path root, Path ofPackage, List<String> endings) {
        Place(Path root, Path ofPackage) {
            this(root, ofPackage, SOURCES);
        }

        /** Whose sources in Java are read together with the file. */
        static Place own(Path root, Path ofPackage) {
            return new Place(root, ofPackage, OTHERS);
        }

        boolean mentions(Path folder, int depth, Predicate<String> sought) throws IOException {
            if (!Files.isDirectory(folder)) {
                return false;
            }
            try (Stream<Path> files = Files.walk(folder, depth)) {
                for (Path other : (Iterable<Path>) files.filter(this::counts)::iterator) {
                    if (sought.test(letters(other))) {
                        return true;
                    }
                }
                return false;
            }
        }

        private boolean counts(Path file) {
            return endings.stream().anyMatch(file.toString()::endsWith) && Files.isRegularFile(file);
        }
    }

    /** Whether a file of the same package mentions a name; true also where that cannot be found out. */
    public boolean mention(String name) {
        return mention(List.of(name));
    }

    /** Whether a file of the same package mentions all of some names. */
    boolean mention(List<String> names) {
        return look(
                Place::ofPackage,
                1,
                letters ->
                        names.stream().allMatch(name -> !ASCII.newEncoder().canEncode(name) || letters.contains(name)));
    }

    /** Whether a file of any package names a class and a {@code main}, in whatever way, or derives a class from it. */
    boolean nameMain(String simpleName) {
        String name = word(ASCII.newEncoder().canEncode(simpleName) ? Pattern.quote(simpleName) : "");
        Pattern main = Pattern.compile(word("main"));
        Pattern type = Pattern.compile(name);
        Pattern heir = Pattern.compile("(extends|:)\\s[^{;]*" + name);
        return look(
                Place::root,
                Integer.MAX_VALUE,
                letters -> main.matcher(letters).find() && type.matcher(letters).find()
                        || heir.matcher(letters).find());
    }

    private static String word(String quoted) {
        return "(?<![A-Za-z0-9_$])" + quoted + "(?![A-Za-z0-9_$])";
    }

    private boolean look(Function<Place, Path> where, int depth, Predicate<String> sought) {
        try {
            for (Place place : places().distinct().toList()) {
                if (place.mentions(where.apply(place), depth, sought)) {
                    return true;
                }
            }
            return false;
        } catch (IOException | UncheckedIOException e) {
            return true;
        }
    }

    private Stream<Place> places() {
        Path whole = file.toAbsolutePath().normalize();
        List<Path> above = new ArrayList<>();
        for (Path folder = whole.getParent(); folder != null; folder = folder.getParent()) {
            above.add(folder);
        }
        Stream<Place> sets = above.stream()
                .filter(folder -> folder.endsWith("src"))
                .flatMap(src -> whole.startsWith(src.resolve("main")) ? sets(src, whole) : besides(src, whole));
        Stream<Place> own = Stream.ofNullable(whole.getParent()).map(folder -> Place.own(folder, folder));
        return Stream.concat(own, sets);
    }

    /**
     * The folders for each language in {@code src/main} and its siblings; the siblings themselves if the file has no such folder
     * around it.
     */
    private static Stream<Place> sets(Path src, Path whole) {
        Path main = src.resolve("main");
        if (main.equals(whole.getParent())) {
            return folders(src).filter(set -> !set.equals(main)).map(set -> new Place(set, set));
        }
        Path inside = main.relativize(whole);
        if (LANGUAGES.stream().noneMatch(inside.getName(0).toString()::startsWith)) {
            return Stream.empty();
        }
        Path own = main.resolve(inside.getName(0));
        Path below = inside.subpath(1, inside.getNameCount()).resolveSibling("");
        return folders(src)
                .flatMap(OtherSourceSets::folders)
                .map(root ->
                        root.equals(own) ? Place.own(root, root.resolve(below)) : new Place(root, root.resolve(below)));
    }

    private static Stream<Place> besides(Path src, Path whole) {
        Path below = src.relativize(whole.getParent());
        Stream<Place> tests = Stream.ofNullable(src.getParent())
                .flatMap(OtherSourceSets::folders)
                .filter(folder -> TESTS.contains(String.valueOf(folder.getFileName())))
                .map(root -> new Place(root, root.resolve(below)));
        return Stream.concat(Stream.of(Place.own(src, src.resolve(below))), tests);
    }

    private static Stream<Path> folders(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(Files::isDirectory).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is ASCII in the file, whatever its encoding. */
    private static String letters(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).replace("\0", "");
    }
}
