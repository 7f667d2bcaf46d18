package org.sluicempi.transformer.weave;

import java.nio.file.Path;
import org.sluicempi.transformer.change.LineFile;

/** Which line of the author's source a line of the transformed source stands for. */
@FunctionalInterface
public interface LineTables {
    /** For classes compiled from the author's own text. */
    LineTables NONE = (source, line) -> line;

    /**
     * The tables of a transformed source tree.
     *
     * @param tree folder that holds the tree's line file
     * @throws org.sluicempi.analyzer.input.InputException if it has none that can be read
     */
    static LineTables ofTree(Path tree) {
        LineFile file = LineFile.read(tree);
        return (source, line) ->
                file.lines(source).map(map -> map.original(line)).orElse(line);
    }

    /**
     * @param source path below the source root with slashes, {@code demo/Heat.java}
     * @param line of the transformed text, from 1
     * @return line of the original text; {@code line} itself for a file that was not transformed
     */
    int original(String source, int line);
}
