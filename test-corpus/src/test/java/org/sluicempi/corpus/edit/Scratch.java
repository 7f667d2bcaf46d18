package org.sluicempi.corpus.edit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.corpus.program.SourceRoot;

/** Copies of the programs of a root under a folder of their own. */
final class Scratch {
    private Scratch() {}

    /** Writes what {@code text} gives for each program; returns the copy as a root. */
    static SourceRoot copy(SourceRoot root, Path folder, Function<Program, byte[]> text) throws IOException {
        for (Program program : Programs.of(root)) {
            Path target = folder.resolve(root.directory().relativize(program.file()));
            Files.createDirectories(target.getParent());
            Files.write(target, text.apply(program));
        }
        return new SourceRoot(root.name() + "-copy", folder, root.dialect(), root.encoding());
    }
}
