package org.sluicempi.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.TransformedTree;

/**
 * Lets the build compile transformed sources: writes them below {@code target} and gives them to the compiler in place of
 * the author's, which stay as they are. Does nothing but that replacement if nothing has changed since the last time.
 */
@Mojo(
        name = "transform",
        defaultPhase = LifecyclePhase.PROCESS_SOURCES,
        requiresDependencyResolution = ResolutionScope.COMPILE,
        threadSafe = true)
public class TransformMojo extends AbstractSluiceMojo {
    /** Where the transformed sources go. */
    @Parameter(
            property = "sluice.outputDirectory",
            defaultValue = "${project.build.directory}/generated-sources/sluice")
    @Nullable
    File outputDirectory;

    @Override
    void run() throws MojoExecutionException {
        SourceTree tree = tree();
        if (outputDirectory == null || tree.roots().isEmpty()) {
            getLog().info("no sources");
            return;
        }
        Path output = absolute(outputDirectory);
        Fingerprint fingerprint = new Fingerprint(workFolder().resolve("transform.fingerprint"));
        String now = Fingerprint.of(tree, output);
        if (Files.isDirectory(output) && fingerprint.matches(now)) {
            getLog().info("sources have not changed since they were transformed");
            new SourceRoots(project()).replaceBy(output);
            return;
        }
        fingerprint.forget();
        Analysis analysis = analyze(tree);
        if (hasNoMpi(analysis)) {
            return;
        }
        sluice.text(analysis, false).lines().forEach(getLog()::info);
        TransformedTree written = sluice.writeTo(tree, analysis, output, false);
        new SourceRoots(project()).replaceBy(output);
        if (analysis.faults().isEmpty()) {
            fingerprint.remember(now);
        }
        getLog().info(written.changes().size() + " of " + written.sources().size() + " files transformed, in "
                + baseFolder().relativize(output));
    }
}
