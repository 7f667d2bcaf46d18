package org.sluicempi.analyzer.scan;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.input.Contents;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.input.TreeFiles;
import org.sluicempi.analyzer.rule.InternalFault;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.UndecodableException;
import org.sluicempi.analyzer.words.FileWords;

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
    private final Contents contents;
    private final ScanMemory memory;

    /**
     * @param packages names of the MPI packages
     * @throws InputException if the release is not known
     */
    public TreeScanner(SourceTree tree, Set<String> packages) {
        this(tree, packages, ScanMemory.none());
    }

    /** @param memory what is known of the files from earlier scans */
    public TreeScanner(SourceTree tree, Set<String> packages, ScanMemory memory) {
        this.contents = tree.contents();
        this.memory = memory;
        memory.begin(List.of(tree.encoding(), tree.release(), packages));
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
        memory.keepOnly(finder.files());
        remarks.sort(Comparator.comparing(remark -> remark.position().file()));
        return new Scan(finder.files(), hits, remarks);
    }

    /** Reads a file that need not mention MPI; empty if it cannot be read, decoded or parsed. */
    public Optional<SourceUnit> read(SourceFile file) {
        try {
            // A type that nobody reads is a type that is missing: what depends on it is not analysed, and says so.
            return facts(file).reading().unit();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Names that the file may declare a type under; none if it cannot be read. */
    Set<String> declarations(SourceFile file) {
        try {
            return facts(file).declarations();
        } catch (IOException e) {
            return Set.of();
        }
    }

    FileWords words(SourceFile file) {
        try {
            return facts(file).words();
        } catch (IOException e) {
            return FileWords.of(null, encoding);
        }
    }

    /** The words of a file that does not belong to the tree, in whatever language. */
    FileWords wordsOutside(Path file) {
        boolean java = TreeFiles.isSource(file);
        try {
            byte[] bytes = contents.read(file);
            return memory.wordsOutside(
                    file, bytes, () -> java ? FileWords.of(bytes, encoding) : FileWords.ofForeign(bytes, encoding));
        } catch (NoSuchFileException e) {
            // what has gone in the meantime says nothing
            return FileWords.of(new byte[0], encoding);
        } catch (IOException e) {
            return FileWords.of(null, encoding);
        }
    }

    private FileFacts facts(SourceFile file) throws IOException {
        return facts(file, contents.read(file.path()));
    }

    private FileFacts facts(SourceFile file, byte[] bytes) {
        return memory.of(file, bytes, () -> new FileFacts(file, bytes, encoding, () -> reading(file, bytes)));
    }

    private Reading reading(SourceFile file, byte[] bytes) {
        try {
            SourceText text = SourceText.of(file.name(), bytes, encoding);
            LeanParser.Result result = parser.parse(text);
            return new Reading(result.outline().map(outline -> new SourceUnit(file, text, outline)), result.remark());
        } catch (UndecodableException e) {
            return Reading.of(unusable(file, e.getMessage(), "name the file's encoding"));
        } catch (RuntimeException | Error e) {
            return Reading.of(InternalFault.at(new Position(file.name(), 0, 0), e));
        }
    }

    private boolean mentionsMpi(byte[] bytes) {
        return filter.mayMention(bytes) && filter.mentions(new String(bytes, encoding));
    }

    private void examine(SourceFile file, List<SourceUnit> hits, List<Remark> remarks) {
        try {
            byte[] bytes = contents.read(file.path());
            if (mentionsMpi(bytes)) {
                Reading reading = facts(file, bytes).reading();
                reading.remark().ifPresent(remarks::add);
                reading.unit().filter(unit -> usesMpi(unit.outline())).ifPresent(hits::add);
            }
        } catch (IOException e) {
            remarks.add(unusable(file, "cannot be read", "check its permissions"));
        } catch (RuntimeException | Error e) {
            remarks.add(InternalFault.at(new Position(file.name(), 0, 0), e));
        }
    }

    /** The MPI packages. */
    Set<String> packages() {
        return packages;
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
