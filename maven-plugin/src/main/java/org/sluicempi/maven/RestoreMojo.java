package org.sluicempi.maven;

import java.nio.file.Path;
import org.apache.maven.plugins.annotations.Mojo;
import org.sluicempi.transformer.weave.Weaver;

/** Puts back the class files that {@code sluice:weave} has rewritten, as they were compiled. */
@Mojo(name = "restore", threadSafe = true)
public class RestoreMojo extends AbstractSluiceMojo {
    @Override
    void run() {
        Path classes = Path.of(project().getBuild().getOutputDirectory());
        int restored = new Weaver().restore(classes, workFolder().resolve(WeaveMojo.ORIGINALS));
        getLog().info(restored + " class files are as they were compiled");
    }
}
