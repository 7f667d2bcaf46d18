package org.sluicempi.transformer.weave;

/** Which line of the author's source a line of the transformed source stands for. */
@FunctionalInterface
public interface LineTables {
    /** For classes compiled from the author's own text. */
    LineTables NONE = (source, line) -> line;

    /**
     * @param source path below the source root with slashes, {@code demo/Heat.java}
     * @param line of the transformed text, from 1
     * @return line of the original text; {@code line} itself for a file that was not transformed
     */
    int original(String source, int line);
}
