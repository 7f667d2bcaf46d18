package org.sluicempi.lsp.project;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.model.Model;
import org.apache.maven.model.Parent;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.WorkspaceReader;
import org.eclipse.aether.repository.WorkspaceRepository;
import org.jspecify.annotations.Nullable;

/** The modules that a project is built with, which stand for their artifacts: poms as they are, classes from {@code target}. */
final class Reactor implements WorkspaceReader {
    private final Map<String, Path> folders = new LinkedHashMap<>();
    private final Map<String, String> versions = new LinkedHashMap<>();
    private final List<Path> poms = new ArrayList<>();

    private Reactor() {}

    /** The build of the topmost folder above that has a pom and names the one below as its module, or this pom alone. */
    static Reactor around(Path folder) {
        Reactor reactor = new Reactor();
        reactor.add(topmost(folder));
        return reactor;
    }

    private static Path topmost(Path folder) {
        Path top = folder;
        for (@Nullable Path above = folder.getParent(); above != null; above = above.getParent()) {
            Path below = top;
            Path here = above;
            boolean names = model(above.resolve("pom.xml"))
                    .filter(model -> model.getModules().stream()
                            .anyMatch(module -> here.resolve(module).normalize().equals(below)))
                    .isPresent();
            if (!names) {
                return top;
            }
            top = above;
        }
        return top;
    }

    private void add(Path folder) {
        Path pom = folder.resolve("pom.xml");
        if (poms.contains(pom)) {
            return;
        }
        Optional<Model> read = model(pom);
        if (read.isEmpty()) {
            return;
        }
        Model model = read.get();
        poms.add(pom);
        Optional<Parent> parent = Optional.ofNullable(model.getParent());
        String group = Optional.ofNullable(model.getGroupId())
                .or(() -> parent.map(Parent::getGroupId))
                .orElse("");
        Optional.ofNullable(model.getVersion())
                .or(() -> parent.map(Parent::getVersion))
                .ifPresent(version -> versions.put(group + ":" + model.getArtifactId(), version));
        folders.put(group + ":" + model.getArtifactId(), folder);
        model.getModules().forEach(module -> add(folder.resolve(module).normalize()));
    }

    private static Optional<Model> model(Path pom) {
        if (!Files.isRegularFile(pom)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(pom)) {
            return Optional.of(new MavenXpp3Reader().read(in));
        } catch (IOException | XmlPullParserException e) {
            return Optional.empty();
        }
    }

    List<Path> poms() {
        return List.copyOf(poms);
    }

    @Override
    public WorkspaceRepository getRepository() {
        return new WorkspaceRepository("reactor");
    }

    @Override
    public @Nullable File findArtifact(Artifact artifact) {
        Path folder = folders.get(artifact.getGroupId() + ":" + artifact.getArtifactId());
        if (folder == null || !findVersions(artifact).contains(artifact.getVersion())) {
            return null;
        }
        if (artifact.getExtension().equals("pom")) {
            return folder.resolve("pom.xml").toFile();
        }
        Path classes =
                folder.resolve(artifact.getClassifier().equals("tests") ? "target/test-classes" : "target/classes");
        return Files.isDirectory(classes) ? classes.toFile() : null;
    }

    @Override
    public List<String> findVersions(Artifact artifact) {
        String version = versions.get(artifact.getGroupId() + ":" + artifact.getArtifactId());
        return version == null ? List.of() : List.of(version);
    }
}
