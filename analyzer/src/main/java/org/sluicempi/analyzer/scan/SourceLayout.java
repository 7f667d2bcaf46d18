package org.sluicempi.analyzer.scan;

import static org.sluicempi.analyzer.scan.BuildProject.nameOf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where sources are kept that belong to a source root, by the conventions of projects whose build files nobody knows:
 * {@code src/test/java} to {@code src/main/java}, {@code src/test} to {@code src/java}, {@code test} to {@code src}.
 *
 * @param sources the folder that the packages lie in
 * @param limit nothing counts that lies outside of it
 */
record SourceLayout(Path sources, Optional<Path> limit) {
    private static final Pattern ROOT =
            Pattern.compile("src|sources?|main|tests?|clojure|groovy|kotlin|scala|java\\d*|JavaSource");
    private static final Pattern SIBLING = Pattern.compile(
            "(src|sources?|main|it|clojure|groovy|kotlin|scala|java|gen|generated|integration)([-_.A-Z0-9].*|src|gen)?"
                    + "|.*[-_.](src|gen|java)|(?i).*(test|tst|example|sample|bench|demo|mock).*");
    private static final List<String> GENERATED =
            List.of("target/generated-sources", "target/generated-test-sources", "build/generated");

    /**
     * Folders beside the source root, or beside those around it, as long as these are named like such. If the root itself is not,
     * it is a part of the first one that is, and so are those beside it. Whoever walks there passes over what is no folder.
     */
    Set<Path> places() {
        Set<Path> places = new LinkedHashSet<>();
        boolean found = false;
        boolean whole = ROOT.matcher(nameOf(sources)).matches();
        for (Path at = sources; at != null && !limit.equals(Optional.of(at)); at = at.getParent()) {
            boolean named = ROOT.matcher(nameOf(at)).matches();
            if (found && !named) {
                break;
            }
            if (named) {
                found = true;
                Path below = whole ? at.relativize(at) : at.relativize(sources);
                beside(at).map(place -> place.resolve(below)).forEach(places::add);
            }
            if (Files.exists(at.resolve(".git"))) {
                break;
            }
        }
        return places;
    }

    private static Stream<Path> beside(Path folder) {
        Path parent = folder.getParent();
        if (parent == null) {
            return Stream.empty();
        }
        if (!Files.isReadable(parent)) {
            return Stream.of(parent); // whoever walks there will see that not all can be found
        }
        boolean anySet = nameOf(parent).equals("src") && nameOf(folder).matches("main|tests?");
        Stream<Path> siblings = entries(parent)
                .filter(other -> !other.equals(folder))
                .filter(other -> anySet || SIBLING.matcher(nameOf(other)).matches());
        return Stream.concat(siblings, GENERATED.stream().map(parent::resolve));
    }

    private static Stream<Path> entries(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
