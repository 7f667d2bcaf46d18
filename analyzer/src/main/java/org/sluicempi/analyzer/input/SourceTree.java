package org.sluicempi.analyzer.input;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;

/**
 * What is to be analysed.
 *
 * @param roots folders (or single files) with {@code .java} sources
 * @param classPath jars and class folders of the program; the MPI API may be missing, the built-in dialects know it
 * @param encoding of all sources
 * @param release Java language level of the sources
 * @param contents what the sources hold
 * @param isWholeProgram whether no code outside of the tree uses its classes but for starting {@code main}: then all callers of
 *     public methods are known
 */
public record SourceTree(
        List<Path> roots,
        List<Path> classPath,
        Charset encoding,
        int release,
        Contents contents,
        boolean isWholeProgram) {
    /** A tree whose public classes others may use. */
    public SourceTree(List<Path> roots, List<Path> classPath, Charset encoding, int release, Contents contents) {
        this(roots, classPath, encoding, release, contents, false);
    }

    /** The same of files as they lie on the disk. */
    public SourceTree(List<Path> roots, List<Path> classPath, Charset encoding, int release) {
        this(roots, classPath, encoding, release, Contents.OF_FILES);
    }

    /** The same tree, of which the user has said whether it is all of the program. */
    public SourceTree wholeProgram(boolean isWhole) {
        return new SourceTree(roots, classPath, encoding, release, contents, isWhole);
    }
}
