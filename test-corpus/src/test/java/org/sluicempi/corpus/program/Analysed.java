package org.sluicempi.corpus.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.FileChange;

/**
 * A root with what the compiler makes of it. Made once per root and test run, as the model of a tree takes a while; all
 * of it is immutable.
 *
 * @param changes by absolute file
 */
public record Analysed(SourceRoot root, Analysis analysis, Map<Path, FileChange> changes) {
    private static final Map<SourceRoot, Analysed> DONE = new ConcurrentHashMap<>();

    public static Analysed of(SourceRoot root) {
        return DONE.computeIfAbsent(root, Analysed::analyse);
    }

    /** Analyses and transforms now. */
    public static Analysed analyse(SourceRoot root) {
        Sluice sluice = new Sluice();
        Analysis analysis = sluice.analyze(root.tree(), Progress.NONE);
        return new Analysed(
                root,
                analysis,
                sluice.transform(analysis).stream().collect(Collectors.toMap(FileChange::file, Function.identity())));
    }

    /** What the transformer makes of the program; empty if it stays as it is. */
    public Optional<FileChange> change(Program program) {
        return Optional.ofNullable(changes.get(program.file()));
    }

    /** All remarks about the program's sites. */
    public List<Remark> remarks(Program program) {
        return analysis.files().stream()
                .filter(f -> f.file().equals(program.file()))
                .flatMap(f -> f.sites().stream())
                .flatMap(s -> s.remarks().stream())
                .toList();
    }
}
