package org.sluicempi.analyzer;

import org.sluicempi.analyzer.plan.Analysis;

/** The way a program takes through the analyzer. */
public final class Analyzer {
    /**
     * Analyses a source tree. Reads only; a file that cannot be analysed becomes a remark SL011.
     *
     * @throws InputException if a root does not exist or holds no Java source, or a class path entry cannot be read
     */
    public Analysis analyze(SourceTree tree, Progress progress) {
        throw new InputException("not built yet");
    }
}
