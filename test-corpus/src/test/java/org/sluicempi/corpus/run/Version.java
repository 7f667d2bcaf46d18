package org.sluicempi.corpus.run;

import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import org.sluicempi.runtime.embedded.launch.ProgramClasses;
import org.sluicempi.transformer.change.LineMap;

/**
 * A program in executable form.
 *
 * @param classes its class files and those of its API face, read once for all runs
 * @param lines where the lines of its source come from
 */
record Version(ProgramClasses classes, LineMap lines) {
    /** The programs in a folder of class files, for the ranks of many jobs. */
    static ProgramClasses classes(Path folder, Path face) {
        try {
            return new ProgramClasses(
                    new URL[] {folder.toUri().toURL(), face.toUri().toURL()});
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
