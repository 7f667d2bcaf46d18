package org.sluicempi.launcher.program;

import java.nio.file.Path;
import java.util.List;
import org.sluicempi.transformer.change.Compilation.Problem;

/**
 * A program that has been compiled.
 *
 * @param folder with the class files and the program's resources
 * @param leftOut the first error of each file that does not compile, and that the program can run without
 */
public record ProgramClasses(Path folder, List<Problem> leftOut) {
    public ProgramClasses {
        leftOut = List.copyOf(leftOut);
    }
}
