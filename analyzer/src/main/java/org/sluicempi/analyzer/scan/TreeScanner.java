package org.sluicempi.analyzer.scan;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.rule.Fault;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.UndecodableException;

/**
 * Finds the files that mention MPI: a search for the package's name in the bytes of every file, a search for a qualified
 * name in the text of those that have it, and a parse of those that have that. Files of an MPI package itself are the
 * library, not a program, and do not count.
 */
public final class TreeScanner {
    private final Charset encoding;
    private final LeanParser parser;
    private final Set<String> packages;
    private final MentionFilter filter;

    /**
     * @param packages names of the MPI packages
     * @throws InputException if the release is not known
     */
    public TreeScanner(SourceTree tree, Set<String> packages) {
        this.encoding = tree.encoding();
        this.parser = new LeanParser(tree.release());
        this.packages = packages;
        this.filter = new MentionFilter(packages, encoding);
    }

    /** @throws InputException if a root does not exist, cannot be read, or no root holds Java source */
    public Scan scan(SourceTree tree, Progress progress) {
        FileFinder finder = new FileFinder(tree.roots());
        List<SourceUnit> hits = new ArrayList<>();
        List<Remark> remarks = new ArrayList<>(finder.remarks());
        int done = 0;
        for (SourceFile file : finder.files()) {
            progress.at("scan", done++, finder.files().size());
            examine(file, hits, remarks);
        }
        progress.at("scan", done, finder.files().size());
        remarks.sort(Comparator.comparing(remark -> remark.position().file()));
        return new Scan(finder.files(), hits, remarks);
    }

    /** Reads a file that need not mention MPI; empty if it cannot be read, decoded or parsed. */
    public Optional<SourceUnit> read(SourceFile file) {
        try {
            SourceText text = SourceText.of(file.name(), Files.readAllBytes(file.path()), encoding);
            return parser.parse(text).outline().map(outline -> new SourceUnit(file, text, outline));
        } catch (IOException e) {
            return Optional.empty();
        } catch (RuntimeException | Error e) {
            // A type that nobody reads is a type that is missing: what depends on it is not analysed, and says so.
            return Optional.empty();
        }
    }

    private boolean mentionsMpi(byte[] bytes) {
        return filter.mayMention(bytes) && filter.mentions(new String(bytes, encoding));
    }

    private void examine(SourceFile file, List<SourceUnit> hits, List<Remark> remarks) {
        try {
            byte[] bytes = Files.readAllBytes(file.path());
            if (mentionsMpi(bytes)) {
                SourceText text = SourceText.of(file.name(), bytes, encoding);
                LeanParser.Result result = parser.parse(text);
                result.remark().ifPresent(remarks::add);
                result.outline()
                        .filter(this::usesMpi)
                        .ifPresent(outline -> hits.add(new SourceUnit(file, text, outline)));
            }
        } catch (UndecodableException e) {
            remarks.add(unusable(file, e.getMessage(), "name the file's encoding"));
        } catch (IOException e) {
            remarks.add(unusable(file, "cannot be read", "check its permissions"));
        } catch (RuntimeException | Error e) {
            remarks.add(Fault.at(new Position(file.name(), 0, 0), e));
        }
    }

    /** Whether a file belongs to an MPI package itself. */
    boolean isLibrary(Outline outline) {
        return packages.contains(outline.packageName());
    }

    private boolean usesMpi(Outline outline) {
        return !isLibrary(outline)
                && !outline.declared().isEmpty()
                && packages.stream().anyMatch(outline.mentioned()::contains);
    }

    private static Remark unusable(SourceFile file, String why, String remedy) {
        return new Remark(Rule.SL011, new Position(file.name(), 0, 0), why, Optional.of(remedy), List.of());
    }
}
