package org.sluicempi.lsp.project;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.model.Model;
import org.apache.maven.model.building.DefaultModelBuilderFactory;
import org.apache.maven.model.building.DefaultModelBuildingRequest;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.repository.internal.MavenRepositorySystemUtils;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.Exclusion;
import org.eclipse.aether.repository.LocalRepository;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.resolution.DependencyResult;
import org.eclipse.aether.spi.connector.transport.TransporterFactory;
import org.eclipse.aether.supplier.RepositorySystemSupplier;
import org.eclipse.aether.transport.http.ChecksumExtractor;

/**
 * Reads a pom with its parents and resolves its dependencies from the local repository, by Maven's own libraries and offline.
 * No plugin and no extension is loaded.
 */
final class PomReader {
    private static final Set<String> COMPILE_SCOPES = Set.of("compile", "provided", "system", "test");

    private final RepositorySystem system = new Offline().get();
    private final Path localRepository;

    /** Knows no way to fetch anything. */
    private static final class Offline extends RepositorySystemSupplier {
        @Override
        protected Map<String, TransporterFactory> getTransporterFactories(Map<String, ChecksumExtractor> extractors) {
            return Map.of();
        }
    }

    PomReader(Path localRepository) {
        this.localRepository = localRepository;
    }

    /** With the local repository that Maven uses where nobody has said otherwise in its settings. */
    static PomReader ofThisMachine() {
        return new PomReader(Path.of(System.getProperty(
                "maven.repo.local", System.getProperty("user.home") + File.separator + ".m2/repository")));
    }

    /** @param reactor modules that need not be installed */
    MavenProject read(Path pom, Reactor reactor) {
        DefaultRepositorySystemSession session = MavenRepositorySystemUtils.newSession();
        // The simple kind does not ask from where an artifact once came.
        session.setLocalRepositoryManager(
                system.newLocalRepositoryManager(session, new LocalRepository(localRepository.toFile(), "simple")));
        session.setOffline(true);
        session.setWorkspaceReader(reactor);
        try {
            return resolve(effective(pom, new LocalModels(system, session)), session, pom);
        } catch (ModelBuildingException | RuntimeException e) {
            return new MavenProject(List.of(), Optional.empty(), Optional.empty(), said(pom, e));
        }
    }

    private static Model effective(Path pom, LocalModels models) throws ModelBuildingException {
        DefaultModelBuildingRequest request = new DefaultModelBuildingRequest();
        request.setPomFile(pom.toFile());
        request.setModelResolver(models);
        request.setProcessPlugins(false);
        request.setSystemProperties(System.getProperties());
        request.setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL);
        return new DefaultModelBuilderFactory().newInstance().build(request).getEffectiveModel();
    }

    private MavenProject resolve(Model model, DefaultRepositorySystemSession session, Path pom) {
        CollectRequest collect = new CollectRequest();
        model.getDependencies().stream()
                .filter(each -> COMPILE_SCOPES.contains(
                        Optional.ofNullable(each.getScope()).orElse("compile")))
                .forEach(each -> collect.addDependency(dependency(each)));
        if (model.getDependencyManagement() != null) {
            model.getDependencyManagement()
                    .getDependencies()
                    .forEach(each -> collect.addManagedDependency(dependency(each)));
        }
        Optional<String> missing = Optional.empty();
        DependencyResult result;
        try {
            result = system.resolveDependencies(session, new DependencyRequest(collect, null));
        } catch (DependencyResolutionException e) {
            result = e.getResult();
            missing = said(pom, e);
        }
        List<Path> classPath = result == null
                ? List.of()
                : result.getArtifactResults().stream()
                        .map(ArtifactResult::getArtifact)
                        .filter(Objects::nonNull)
                        .map(Artifact::getFile)
                        .filter(Objects::nonNull)
                        .map(File::toPath)
                        .filter(Files::exists)
                        .toList();
        return new MavenProject(classPath, encoding(model), release(model), missing);
    }

    private static Dependency dependency(org.apache.maven.model.Dependency each) {
        String extension = Set.of("test-jar", "maven-plugin", "bundle", "ejb").contains(each.getType())
                ? "jar"
                : Optional.ofNullable(each.getType()).orElse("jar");
        String classifier = "test-jar".equals(each.getType())
                ? "tests"
                : Optional.ofNullable(each.getClassifier()).orElse("");
        Artifact artifact =
                new DefaultArtifact(each.getGroupId(), each.getArtifactId(), classifier, extension, each.getVersion());
        List<Exclusion> exclusions = each.getExclusions().stream()
                .map(left -> new Exclusion(left.getGroupId(), left.getArtifactId(), "*", "*"))
                .toList();
        return new Dependency(artifact, each.getScope(), each.isOptional(), exclusions);
    }

    private static Optional<Charset> encoding(Model model) {
        return Optional.ofNullable(model.getProperties().getProperty("project.build.sourceEncoding"))
                .filter(name -> name.matches("[\\w.:+-]+") && Charset.isSupported(name))
                .map(Charset::forName);
    }

    private static Optional<Integer> release(Model model) {
        return Stream.of("maven.compiler.release", "maven.compiler.source")
                .map(model.getProperties()::getProperty)
                .filter(Objects::nonNull)
                .map(level -> level.replaceFirst("^1\\.", ""))
                .filter(level -> level.matches("\\d{1,3}"))
                .map(Integer::valueOf)
                .filter(level -> level >= 8)
                .findFirst();
    }

    private static Optional<String> said(Path pom, Exception e) {
        return Optional.of(pom + ": the class path is not complete; build the project once with Maven ("
                + String.valueOf(e.getMessage()).replaceAll("\\s+", " ") + ")");
    }
}
