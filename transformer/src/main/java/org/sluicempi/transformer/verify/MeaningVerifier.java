package org.sluicempi.transformer.verify;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.model.ApiFolder;
import org.sluicempi.analyzer.scan.CompilerClasses;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.transformer.change.FileChange;

/**
 * Has changed files attributed by a compiler, as they were and as they are, and compares: each name means what it meant
 * or what was planned, and the compiler finds no error that it did not find before.
 */
public final class MeaningVerifier {
    static {
        CompilerClasses.initialise();
    }

    private final SourceTree tree;
    private final Map<Path, Objection> differences = new LinkedHashMap<>();

    private MeaningVerifier(SourceTree tree) {
        this.tree = tree;
    }

    /**
     * What is wrong with the changes, by file; files with nothing wrong are left out. Files that do not declare
     * the same types are compiled together.
     *
     * @param changes files of the tree
     */
    public static Map<Path, Objection> differences(SourceTree tree, List<FileChange> changes) {
        MeaningVerifier verifier = new MeaningVerifier(tree);
        Group.of(changes).forEach(verifier::check);
        return verifier.differences;
    }

    /** What seems wrong in files together, perhaps because they declare the same types, is looked at again in each alone. */
    private void check(Group group) {
        Map<Path, Objection> found = new LinkedHashMap<>();
        try {
            compare(group, found);
        } catch (IOException | RuntimeException | Error e) {
            group.changes()
                    .forEach(change ->
                            found.put(change.file(), new Objection.Defect("the result cannot be checked: " + e)));
        }
        if (group.changes().size() == 1) {
            differences.putAll(found);
            return;
        }
        group.apart().stream()
                .filter(alone -> found.containsKey(alone.changes().get(0).file()))
                .forEach(this::check);
    }

    private void compare(Group group, Map<Path, Objection> found) throws IOException {
        Map<Path, SourceText> before = new LinkedHashMap<>();
        Map<Path, SourceText> after = new LinkedHashMap<>();
        for (FileChange change : group.changes()) {
            before.put(change.file(), text(change, change.beforeBytes()));
            after.put(change.file(), text(change, change.afterBytes()));
        }
        Map<Path, String> others = group.siblings(tree.encoding(), tree.contents());
        CompilerPath bare = new CompilerPath(group.roots(), tree.classPath(), Optional.empty());
        Dialect dialect = group.dialect();
        boolean complete = bare.has(dialect.packageName(), dialect.delta().sendType());
        try (ApiFolder api = complete ? ApiFolder.none() : ApiFolder.of(dialect)) {
            CompilerPath path = new CompilerPath(group.roots(), tree.classPath(), api.path());
            Map<Path, Attribution.Attributed> old = Attribution.of(before, others, path, tree.release());
            Map<Path, Attribution.Attributed> edited = Attribution.of(after, others, path, tree.release());
            for (FileChange change : group.changes()) {
                Path file = change.file();
                Attribution.Attributed was = of(old, file);
                Attribution.Attributed is = of(edited, file);
                String givenUp = was.givenUp() == null ? is.givenUp() : was.givenUp();
                if (givenUp != null) {
                    found.put(file, new Objection.Unchecked(givenUp));
                    continue;
                }
                MeaningCheck check = new MeaningCheck(
                        of(before, file),
                        of(after, file),
                        change.edits(),
                        change.plan(),
                        List.of(dialect),
                        MethodSpans.of(was.unit()),
                        Uses.of(was.unit(), of(before, file).tokens(), offset -> "@" + offset));
                newError(was, is)
                        .<Objection>map(Objection.Defect::new)
                        .or(() -> check.difference(
                                Uses.of(is.unit(), of(after, file).tokens(), check::place)))
                        .ifPresent(difference -> found.put(file, difference));
            }
        }
    }

    private static <T> T of(Map<Path, T> each, Path file) {
        T found = each.get(file);
        if (found == null) {
            throw new IllegalStateException("the compiler says nothing of " + file);
        }
        return found;
    }

    private static Optional<String> newError(Attribution.Attributed before, Attribution.Attributed after) {
        List<String> known = new java.util.ArrayList<>(before.errors());
        return after.errors().stream()
                .filter(error -> !known.remove(error))
                .findFirst()
                .map(error -> "the result would not compile: " + error);
    }

    private static SourceText text(FileChange change, byte[] bytes) throws CharacterCodingException {
        return SourceText.of(change.file(), bytes, Charset.forName(change.plan().encoding()));
    }
}
