package org.sluicempi.maven;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.DefaultDependencyResolutionRequest;
import org.apache.maven.project.DependencyResolutionException;
import org.apache.maven.project.DependencyResolutionResult;
import org.apache.maven.project.MavenProject;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.ArtifactProperties;
import org.eclipse.aether.graph.Dependency;

/**
 * What modules of a build are compiled against. Maven hands out another module of the build once it has been compiled by the
 * same command; of one that an earlier command has compiled, the classes are taken here.
 *
 * @param goal that asks, for the command in messages
 */
record ModulePath(ProjectDependenciesResolver resolver, MavenSession session, String goal) {
    private static final Set<String> SCOPES = Set.of("compile", "provided", "system");

    /**
     * The jars and folders, in Maven's order, without the module's own classes.
     *
     * @throws MojoExecutionException naming what is not there, and what to do if that is a module of this build
     */
    List<Path> of(MavenProject module) throws MojoExecutionException {
        List<Path> found = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        DependencyResolutionResult result = resolve(module);
        for (Dependency dependency : result.getDependencies()) {
            Artifact artifact = dependency.getArtifact();
            if (isOnPath(dependency)) {
                Optional<Path> file = Optional.ofNullable(artifact.getFile())
                        .map(java.io.File::toPath)
                        .or(() -> sibling(artifact).flatMap(ModulePath::classes));
                file.ifPresentOrElse(found::add, () -> missing.add(name(artifact)));
            }
        }
        if (!missing.isEmpty()) {
            throw new MojoExecutionException(module.getId()
                    + " is compiled against modules of this build that have no classes yet: "
                    + String.join(", ", missing) + "; compile them by the same command: mvn compile sluice:" + goal);
        }
        return found;
    }

    /** Dependencies without a file are modules of this build. */
    private DependencyResolutionResult resolve(MavenProject module) throws MojoExecutionException {
        DefaultDependencyResolutionRequest request =
                new DefaultDependencyResolutionRequest(module, session.getRepositorySession());
        request.setResolutionFilter((node, parents) -> node.getDependency() == null || isOnPath(node.getDependency()));
        try {
            return resolver.resolve(request);
        } catch (DependencyResolutionException e) {
            DependencyResolutionResult result = e.getResult();
            boolean collected = result.getCollectionErrors().isEmpty();
            List<Dependency> unresolved = result.getUnresolvedDependencies();
            if (collected
                    && !unresolved.isEmpty()
                    && unresolved.stream()
                            .allMatch(each -> sibling(each.getArtifact()).isPresent())) {
                return result;
            }
            throw new MojoExecutionException(String.valueOf(e.getMessage()), e);
        }
    }

    private static boolean isOnPath(Dependency dependency) {
        String property = dependency.getArtifact().getProperty(ArtifactProperties.CONSTITUTES_BUILD_PATH, "");
        return SCOPES.contains(dependency.getScope()) && Boolean.parseBoolean(property);
    }

    private Optional<MavenProject> sibling(Artifact artifact) {
        return session.getProjects().stream()
                .filter(module -> module.getGroupId().equals(artifact.getGroupId())
                        && module.getArtifactId().equals(artifact.getArtifactId())
                        && module.getVersion().equals(artifact.getBaseVersion())
                        && artifact.getClassifier().isEmpty())
                .findFirst();
    }

    private static Optional<Path> classes(MavenProject module) {
        return Optional.of(Path.of(module.getBuild().getOutputDirectory())).filter(Files::isDirectory);
    }

    private static String name(Artifact artifact) {
        return artifact.getGroupId() + ":" + artifact.getArtifactId();
    }
}
