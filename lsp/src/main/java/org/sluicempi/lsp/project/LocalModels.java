package org.sluicempi.lsp.project;

import org.apache.maven.model.Dependency;
import org.apache.maven.model.Parent;
import org.apache.maven.model.Repository;
import org.apache.maven.model.building.FileModelSource;
import org.apache.maven.model.building.ModelSource;
import org.apache.maven.model.resolution.ModelResolver;
import org.apache.maven.model.resolution.UnresolvableModelException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;

/** Finds the poms that another one names: in the build that it stands in, and in the local repository. */
@SuppressWarnings("deprecation") // the type that Maven's libraries ask for
final class LocalModels implements ModelResolver {
    private final RepositorySystem system;
    private final RepositorySystemSession session;

    LocalModels(RepositorySystem system, RepositorySystemSession session) {
        this.system = system;
        this.session = session;
    }

    @Override
    public ModelSource resolveModel(String groupId, String artifactId, String version)
            throws UnresolvableModelException {
        Artifact pom = new DefaultArtifact(groupId, artifactId, "", "pom", version);
        try {
            return new FileModelSource(system.resolveArtifact(session, new ArtifactRequest(pom, null, null))
                    .getArtifact()
                    .getFile());
        } catch (ArtifactResolutionException e) {
            throw new UnresolvableModelException(e.getMessage(), groupId, artifactId, version, e);
        }
    }

    @Override
    public ModelSource resolveModel(Parent parent) throws UnresolvableModelException {
        return resolveModel(parent.getGroupId(), parent.getArtifactId(), parent.getVersion());
    }

    @Override
    public ModelSource resolveModel(Dependency dependency) throws UnresolvableModelException {
        return resolveModel(dependency.getGroupId(), dependency.getArtifactId(), dependency.getVersion());
    }

    @Override
    public void addRepository(Repository repository) {
        // nothing is fetched
    }

    @Override
    public void addRepository(Repository repository, boolean replace) {
        // nothing is fetched
    }

    @Override
    public ModelResolver newCopy() {
        return this;
    }
}
