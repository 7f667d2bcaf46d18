package org.sluicempi.lsp.project;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.launcher.program.ClassPathText;
import org.sluicempi.lsp.setting.Settings;

/** Finds the project of a file, by settings, by a build file above it, by the name of its package. */
public final class ProjectFinder {
    private static final List<String> BUILD_FILES =
            List.of("pom.xml", "build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts");

    private final MavenProjects maven;

    /** @param maven reads poms */
    public ProjectFinder(MavenProjects maven) {
        this.maven = maven;
    }

    /**
     * The project of a file.
     *
     * @param file absolute and normal
     * @param text of the file, for its package
     * @param workspace folders that the user has opened
     * @throws InputException if a setting names a class path entry that does not exist
     */
    public Project of(Path file, String text, List<Path> workspace, Settings settings) {
        Optional<Path> build = buildFolder(file);
        Path folder = workspace.stream()
                .filter(file::startsWith)
                .findFirst()
                .or(() -> build)
                .orElseGet(() -> packageRoot(file, text));
        Optional<MavenProject> described = build.filter(each -> Files.isRegularFile(each.resolve("pom.xml")))
                .map(maven::read);
        List<Path> roots = roots(file, text, folder, build, settings);
        return new Project(
                folder,
                roots,
                settings.classPath().isEmpty() ? found(build, described) : set(settings.classPath(), folder),
                settings.encoding()
                        .or(() -> described.flatMap(MavenProject::encoding))
                        .orElse(StandardCharsets.UTF_8),
                settings.release()
                        .or(() -> described.flatMap(MavenProject::release))
                        .filter(release -> release <= Runtime.version().feature())
                        .orElse(Runtime.version().feature()),
                settings.isWholeProgram());
    }

    private static Optional<Path> buildFolder(Path file) {
        for (@Nullable Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            Path here = folder;
            if (BUILD_FILES.stream().anyMatch(name -> Files.isRegularFile(here.resolve(name)))) {
                return Optional.of(folder);
            }
        }
        return Optional.empty();
    }

    /** The named ones; a source set of the build, with the main one in front of it; the folder above the file's package. */
    private static List<Path> roots(Path file, String text, Path folder, Optional<Path> build, Settings settings) {
        List<Path> named = settings.sourceRoots().stream()
                .map(root -> folder.resolve(root).normalize())
                .filter(Files::isDirectory)
                .toList();
        if (named.stream().anyMatch(file::startsWith)) {
            return named;
        }
        Path whole = packageRoot(file, text);
        Optional<Path> sources = build.map(each -> each.resolve("src")).filter(whole::startsWith);
        if (sources.isEmpty() || !whole.endsWith("java")) {
            return List.of(whole);
        }
        Path main = sources.get().resolve("main/java");
        return whole.equals(main) || !Files.isDirectory(main) ? List.of(whole) : List.of(main, whole);
    }

    private static Path packageRoot(Path file, String text) {
        Path folder = Optional.ofNullable(file.getParent()).orElse(file);
        List<String> names = packageOf(text);
        @Nullable Path root = folder;
        for (int i = names.size() - 1; i >= 0; i--) {
            Path name = root == null ? null : root.getFileName();
            if (root == null || name == null || !name.toString().equals(names.get(i))) {
                return folder;
            }
            root = root.getParent();
        }
        return root == null ? folder : root;
    }

    private static List<String> packageOf(String text) {
        Tokens tokens = Tokens.of(text);
        List<String> names = new ArrayList<>();
        boolean inside = false;
        for (Token token : tokens.code()) {
            String word = tokens.read(token);
            if (inside && word.equals(";")) {
                return names;
            }
            if (inside && !word.equals(".")) {
                names.add(word);
            }
            if (!inside && (word.equals("import") || word.equals("class"))) {
                return List.of();
            }
            inside |= word.equals("package");
        }
        return List.of();
    }

    private static List<Path> found(Optional<Path> build, Optional<MavenProject> described) {
        Stream<Path> own = build.stream()
                .flatMap(each -> Stream.of(each.resolve("target/classes"), each.resolve("build/classes/java/main")))
                .filter(Files::isDirectory);
        return Stream.concat(own, described.stream().flatMap(each -> each.classPath().stream()))
                .distinct()
                .toList();
    }

    private static List<Path> set(List<String> entries, Path folder) {
        String text = entries.stream()
                .flatMap(entry -> Stream.of(entry.split(File.pathSeparator)))
                .map(entry -> Path.of(entry).isAbsolute() ? entry : folder + File.separator + entry)
                .collect(Collectors.joining(File.pathSeparator));
        return ClassPathText.parse(text, "sluice.classPath");
    }
}
