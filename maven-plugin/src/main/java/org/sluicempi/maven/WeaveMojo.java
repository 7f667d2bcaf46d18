package org.sluicempi.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;
import org.sluicempi.transformer.change.TransformedTree;
import org.sluicempi.transformer.report.Count;
import org.sluicempi.transformer.weave.LineTables;
import org.sluicempi.transformer.weave.WeaveRequest;
import org.sluicempi.transformer.weave.WeaveResult;
import org.sluicempi.transformer.weave.Weaver;

/**
 * Rewrites the module's class files: calls that {@code transform} has left blocking become nonblocking where that is
 * legal, and line numbers of transformed sources are mapped back to the author's, so that stack traces and breakpoints
 * stay true; goals that come later, such as those that package sources, see the author's again. The classes as compiled are kept below {@code target/sluice};
 * {@code sluice:restore} puts them back.
 */
@Mojo(name = "weave", defaultPhase = LifecyclePhase.PROCESS_CLASSES, threadSafe = true)
public class WeaveMojo extends AbstractSluiceMojo {
    /** Where the classes as compiled are kept, in the folder that belongs to Sluice. */
    static final String ORIGINALS = "unwoven-classes";

    /** Where {@code transform} has written; its line numbers are mapped back if there is such a folder. */
    @Parameter(
            property = "sluice.outputDirectory",
            defaultValue = "${project.build.directory}/generated-sources/sluice")
    @Nullable
    File outputDirectory;

    @Override
    void run() throws MojoExecutionException {
        Path classes = Path.of(project().getBuild().getOutputDirectory());
        if (!Files.isDirectory(classes)) {
            getLog().info("no classes");
            return;
        }
        WeaveResult result = new Weaver()
                .weave(new WeaveRequest(classes, lines(), workFolder().resolve(ORIGINALS)));
        result.remarks().forEach(remark -> getLog().info(remark.toString()));
        getLog().info(Count.of(result.woven().size(), "class file", "class files") + " woven, "
                + result.skipped().size() + " were already, " + result.unchanged() + " left as they are");
        if (!result.faulty().isEmpty()) {
            throw new MojoExecutionException("internal error at " + result.faulty() + ", which were left as they are");
        }
        // The classes have the author's lines now, so what is packaged as their sources is the author's, too.
        new SourceRoots(project()).restore();
    }

    private LineTables lines() {
        if (outputDirectory == null || !Files.exists(absolute(outputDirectory).resolve(TransformedTree.LINE_FILE))) {
            return LineTables.NONE;
        }
        return LineTables.ofTree(absolute(outputDirectory));
    }
}
