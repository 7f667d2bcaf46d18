package org.sluicempi.maven;

import java.io.File;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.report.Count;
import org.sluicempi.transformer.store.ApplyResult;

/** Changes the module's sources in place: all files or none. {@code sluice:undo} takes it back. */
@Mojo(name = "apply", requiresDependencyCollection = ResolutionScope.COMPILE, threadSafe = true)
public class ApplyMojo extends AbstractSluiceMojo {
    /** Carries out the decisions of this file, which {@code sluice:analyze} has written, if the sources are as they were. */
    @Parameter(property = "sluice.planFile")
    @Nullable
    File planFile;

    @Override
    void run() throws MojoExecutionException {
        Analysis analysis = analyze(planFile);
        if (hasNoMpi(analysis)) {
            return;
        }
        ApplyResult result = sluice.apply(analysis, baseFolder().resolve(UndoMojo.STATE_FOLDER));
        if (result.changed().isEmpty()) {
            getLog().info("nothing to change; sluice:analyze says why");
            return;
        }
        for (Path file : result.changed()) {
            getLog().info("changed " + baseFolder().relativize(file));
        }
        getLog().info(Count.of(result.changed().size(), "file", "files")
                + " changed; to take it back: mvn sluice:undo");
    }
}
