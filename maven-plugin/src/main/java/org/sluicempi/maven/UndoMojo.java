package org.sluicempi.maven;

import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.sluicempi.transformer.store.UndoResult;

/**
 * Restores the sources that {@code sluice:apply} changed. Files that were edited since are left alone and fail the build; a
 * module in which nothing was applied is passed over.
 */
@Mojo(name = "undo", threadSafe = true)
public class UndoMojo extends AbstractSluiceMojo {
    /** Where the originals are kept, below the module's folder. */
    static final String STATE_FOLDER = ".sluice";

    @Override
    void run() throws MojoExecutionException {
        Path state = baseFolder().resolve(STATE_FOLDER);
        if (!sluice.canUndo(state)) {
            getLog().info("there is nothing to undo");
            return;
        }
        UndoResult result = sluice.undo(state);
        for (Path file : result.restored()) {
            getLog().info("restored " + baseFolder().relativize(file));
        }
        if (!result.remaining().isEmpty()) {
            throw new MojoExecutionException(
                    "not restored: " + String.join(System.lineSeparator(), result.remaining()));
        }
    }
}
