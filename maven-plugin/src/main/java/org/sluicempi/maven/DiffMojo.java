package org.sluicempi.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.report.Count;

/** Writes the changes as a patch that {@code git apply} takes in the module's folder. The sources stay as they are. */
@Mojo(name = "diff", requiresDependencyCollection = ResolutionScope.COMPILE, threadSafe = true)
public class DiffMojo extends AbstractSluiceMojo {
    /** The patch; empty if nothing would change. */
    @Parameter(property = "sluice.patchFile", defaultValue = "${project.build.directory}/sluice/sluice.patch")
    @Nullable
    File patchFile;

    /** Where a patch for each call that can be changed alone goes; each applies to the sources as they are. Default: nowhere. */
    @Parameter(property = "sluice.perSite")
    @Nullable
    File perSite;

    @Override
    void run() throws MojoExecutionException {
        Analysis analysis = analyze(tree());
        if (hasNoMpi(analysis) || patchFile == null) {
            return;
        }
        List<FileChange> changes = sluice.transform(analysis);
        Path file = absolute(patchFile);
        Output.write(file, sluice.patch(changes, baseFolder()));
        if (perSite != null) {
            int patches = sluice.writePatches(changes, baseFolder(), absolute(perSite))
                    .size();
            getLog().info(Count.of(patches, "patch", "patches") + " in " + perSite);
        }
        if (changes.isEmpty()) {
            getLog().info("nothing to change; sluice:analyze says why");
        } else {
            getLog().info(Count.of(changes.size(), "file would change", "files would change")
                    + "; to change them: git -C \"" + baseFolder()
                    + "\" apply \"" + file + "\"   or   mvn sluice:apply");
        }
    }
}
