package org.sluicempi.lsp.project;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import org.sluicempi.analyzer.input.Contents;
import org.sluicempi.analyzer.input.SourceTree;

/**
 * The program that a file belongs to.
 *
 * @param folder that paths are shown from
 * @param roots of its sources, absolute
 * @param classPath jars and class folders that exist, absolute
 * @param encoding of its sources
 * @param release Java language level of its sources
 * @param isWholeProgram whether no code outside of its sources uses their classes
 */
public record Project(
        Path folder, List<Path> roots, List<Path> classPath, Charset encoding, int release, boolean isWholeProgram) {
    public Project {
        roots = List.copyOf(roots);
        classPath = List.copyOf(classPath);
    }

    /** Its sources with what they hold now. */
    public SourceTree tree(Contents contents) {
        return new SourceTree(roots, classPath, encoding, release, contents, isWholeProgram);
    }
}
