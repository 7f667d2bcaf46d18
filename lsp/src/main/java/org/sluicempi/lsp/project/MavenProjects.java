package org.sluicempi.lsp.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.sluicempi.analyzer.source.SourceText;

/**
 * The Maven projects that have been read. Each is read again when the content of its pom, or of one that it stands with in one
 * build, has changed, and while something is missing that a build may bring.
 */
public final class MavenProjects {
    private final PomReader reader;
    private final Consumer<String> log;
    private final Map<Path, Known> known = new HashMap<>();

    /** @param log is told what is missing, once for each state of the poms */
    public MavenProjects(Consumer<String> log) {
        this(PomReader.ofThisMachine(), log);
    }

    MavenProjects(PomReader reader, Consumer<String> log) {
        this.reader = reader;
        this.log = log;
    }

    /** @param poms digests of the poms of the build, by file */
    private record Known(Map<Path, String> poms, MavenProject project) {}

    /** The project in a folder with a pom. */
    MavenProject read(Path folder) {
        Reactor reactor = Reactor.around(folder);
        Map<Path, String> poms = digests(reactor.poms());
        Optional<MavenProject> before = Optional.ofNullable(known.get(folder))
                .filter(each -> each.poms.equals(poms))
                .map(Known::project);
        if (before.isPresent() && before.get().missing().isEmpty()) {
            return before.get();
        }
        MavenProject project = reader.read(folder.resolve("pom.xml"), reactor);
        if (!before.map(MavenProject::missing).equals(Optional.of(project.missing()))) {
            project.missing().ifPresent(log);
        }
        known.put(folder, new Known(poms, project));
        return project;
    }

    private static Map<Path, String> digests(List<Path> poms) {
        Map<Path, String> digests = new TreeMap<>();
        poms.forEach(pom -> digest(pom).ifPresent(digest -> digests.put(pom, digest)));
        return digests;
    }

    private static Optional<String> digest(Path pom) {
        try {
            return Optional.of(SourceText.sha256(Files.readAllBytes(pom)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
