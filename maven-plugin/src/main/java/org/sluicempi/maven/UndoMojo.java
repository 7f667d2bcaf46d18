package org.sluicempi.maven;

import java.nio.file.Path;
import org.apache.maven.plugins.annotations.Mojo;

/** Restores the sources that {@code sluice:apply} changed: all files or none. */
@Mojo(name = "undo", threadSafe = true)
public class UndoMojo extends AbstractSluiceMojo {
    /** Where the originals are kept, below the module's folder. */
    static final String STATE_FOLDER = ".sluice";

    @Override
    void run() {
        for (Path file : sluice.undo(baseFolder().resolve(STATE_FOLDER)).restored()) {
            getLog().info("restored " + baseFolder().relativize(file));
        }
    }
}
