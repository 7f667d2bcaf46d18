package org.sluicempi.analyzer.scan;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The project of a build tool that sources belong to.
 *
 * @param base the outermost folder with a build file around the sources in their repository; without one, of those that stand
 *     above each other with at most one folder between; empty if there is none, or if they lie where the tool compiles nothing
 * @param limit what lies outside of this folder has nothing to do with the sources; empty if that is not known
 */
record BuildProject(Optional<Path> base, Optional<Path> limit) {
    private static final List<String> BUILD_FILES = List.of(
            "pom.xml",
            "build.gradle",
            "build.gradle.kts",
            "settings.gradle",
            "settings.gradle.kts",
            "build.xml",
            "build.sbt");

    /** A project keeps its modules in a folder of their own, as a rule. */
    private static final int MOST_APART = 2;

    private static final Set<String> NO_SOURCES = Set.of("resources", "node_modules");
    private static final Set<String> OUTPUT = Set.of("target", "build");
    private static final Set<String> NO_GENERATED = Set.of(
            "apidocs",
            "classes",
            "javadoc",
            "libs",
            "reports",
            "site",
            "surefire-reports",
            "test-classes",
            "test-results",
            "tmp");
    private static final List<String> LANGUAGES = List.of("clojure", "groovy", "java", "kotlin", "scala");

    /**
     * @param start a folder of the input
     * @param sources the folder that its packages lie in, if known
     */
    static BuildProject around(Path start, Path sources) {
        Optional<Path> base = base(start);
        if (base.isEmpty()) {
            return new BuildProject(Optional.empty(), Optional.empty());
        }
        Path outer = sources.startsWith(start) || !sources.startsWith(base.get()) ? start : sources;
        Optional<Path> apart = apart(base.get(), outer);
        return apart.isPresent() ? new BuildProject(Optional.empty(), apart) : new BuildProject(base, Optional.empty());
    }

    /** Within a repository modules may lie farther below; without one, some folder of the file system is nobody's project. */
    private static Optional<Path> base(Path start) {
        @Nullable Path outermost = null;
        @Nullable Path connected = null;
        for (Path at = start; at != null; at = at.getParent()) {
            if (hasBuildFile(at)) {
                outermost = at;
                connected = connected == null || isConnected(connected, at) ? at : connected;
            }
            if (Files.exists(at.resolve(".git"))) {
                return Optional.ofNullable(outermost);
            }
        }
        return Optional.ofNullable(connected);
    }

    /** Whether at most one folder lies between. */
    private static boolean isConnected(Path inner, Path outer) {
        return outer.relativize(inner).getNameCount() <= MOST_APART;
    }

    static boolean hasBuildFile(Path folder) {
        return BUILD_FILES.stream().anyMatch(name -> Files.isRegularFile(folder.resolve(name)));
    }

    /** The outermost folder around the sources that the build tool does not compile, below the project's base. */
    private static Optional<Path> apart(Path base, Path sources) {
        Path at = base;
        for (Path name : base.relativize(sources)) {
            at = at.resolve(name);
            if (isApart(at)) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    private static boolean isApart(Path folder) {
        String name = nameOf(folder);
        return name.startsWith(".") || NO_SOURCES.contains(name) || isOutput(folder) || isNoLanguage(folder);
    }

    /** Whether a build tool writes what it makes there; what is source among it is told by {@link #isGenerated}. */
    static boolean isOutput(Path folder) {
        Path parent = folder.getParent();
        return OUTPUT.contains(nameOf(folder)) && parent != null && hasBuildFile(parent);
    }

    /** Whether a folder in that of the output may hold generated sources, whatever the generator calls it. */
    static boolean isGenerated(Path folder) {
        return !NO_GENERATED.contains(nameOf(folder));
    }

    /** Whether it is one beside {@code src/main/java} that is not named after a language, and no package in {@code src/main} either. */
    private static boolean isNoLanguage(Path folder) {
        Path set = folder.getParent();
        Path src = set == null ? null : set.getParent();
        return set != null
                && src != null
                && nameOf(src).equals("src")
                && Set.of("main", "test").contains(nameOf(set))
                && LANGUAGES.stream().noneMatch(nameOf(folder)::startsWith);
    }

    static String nameOf(Path folder) {
        return String.valueOf(folder.getFileName());
    }
}
