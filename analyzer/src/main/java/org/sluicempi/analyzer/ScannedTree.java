package org.sluicempi.analyzer;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.model.SpokenDialect;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.scan.Outline;
import org.sluicempi.analyzer.scan.Scan;
import org.sluicempi.analyzer.scan.SourceUnit;
import org.sluicempi.analyzer.scan.TreeScanner;

/** A source tree whose files have been read, once for whoever asks more than one thing about it. */
public final class ScannedTree {
    private final SourceTree tree;
    private final Dialects dialects;
    private final TreeScanner scanner;
    private final Scan scan;

    ScannedTree(SourceTree tree, Dialects dialects, TreeScanner scanner, Scan scan) {
        this.tree = tree;
        this.dialects = dialects;
        this.scanner = scanner;
        this.scan = scan;
    }

    public SourceTree tree() {
        return tree;
    }

    /**
     * The dialect that the files speak, the first one if they call and name nothing but what all have; empty if they name nothing
     * of an API.
     */
    public Optional<Dialect> dialect() {
        List<Outline> files = scan.hits().stream().map(SourceUnit::outline).toList();
        SpokenDialect spoken = new SpokenDialect(dialects);
        return spoken.of(files).or(() -> spoken.common(files));
    }

    /** About files that mention an API, or might, and cannot be read. */
    public List<Remark> remarks() {
        return scan.remarks();
    }

    TreeScanner scanner() {
        return scanner;
    }

    Scan scan() {
        return scan;
    }
}
