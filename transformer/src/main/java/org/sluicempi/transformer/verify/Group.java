package org.sluicempi.transformer.verify;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.Contents;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.transformer.change.FileChange;

/**
 * Changed files that a compiler can read together: of one dialect, and no two with the same place below their source
 * roots.
 */
record Group(Dialect dialect, List<FileChange> changes, List<Path> roots) {
    Group {
        changes = List.copyOf(changes);
        roots = List.copyOf(roots);
    }

    /** As few groups as come easily. */
    static List<Group> of(List<FileChange> changes) {
        List<Growing> groups = new ArrayList<>();
        for (FileChange change : changes) {
            Dialect dialect = dialectOf(change);
            Path root = rootOf(change);
            groups.stream()
                    .filter(group -> group.accepts(dialect, change, root))
                    .findFirst()
                    .orElseGet(() -> {
                        groups.add(new Growing(dialect));
                        return groups.get(groups.size() - 1);
                    })
                    .add(change, root);
        }
        return groups.stream().map(Growing::done).toList();
    }

    /** The same files, each in a group of its own. */
    List<Group> apart() {
        return changes.stream()
                .map(change -> new Group(dialect, List.of(change), List.of(rootOf(change))))
                .toList();
    }

    /** The texts of the sources beside the changed files, which may declare types that those speak of. */
    Map<Path, String> siblings(Charset encoding, Contents contents) throws IOException {
        Set<Path> changed = changes.stream()
                .map(change -> change.file().toAbsolutePath().normalize())
                .collect(Collectors.toSet());
        Map<Path, String> texts = new TreeMap<>();
        for (Path folder : changed.stream().map(Path::getParent).collect(Collectors.toSet())) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                        .filter(each -> !changed.contains(each) && Files.isRegularFile(each))
                        .toList()) {
                    texts.put(file, new String(contents.read(file), encoding));
                }
            }
        }
        return texts;
    }

    private static Dialect dialectOf(FileChange change) {
        return change.plan().sites().stream()
                .flatMap(site -> Dialects.shipped().byId(site.dialect()).stream())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(change.file() + ": changed without a site"));
    }

    /** The folder above those of the file's package; the file's own folder if they are called otherwise. */
    private static Path rootOf(FileChange change) {
        Path file = change.file().toAbsolutePath().normalize();
        Path folder = Optional.ofNullable(file.getParent()).orElse(file);
        List<String> names = packageOf(Tokens.of(change.before()));
        @Nullable Path root = folder;
        for (int i = names.size() - 1; i >= 0; i--) {
            Path name = root == null ? null : root.getFileName();
            if (root == null || name == null || !name.toString().equals(names.get(i))) {
                return folder;
            }
            root = root.getParent();
        }
        return Optional.ofNullable(root).orElse(folder);
    }

    private static List<String> packageOf(Tokens tokens) {
        List<String> names = new ArrayList<>();
        List<Token> code = tokens.code();
        boolean named = !code.isEmpty() && tokens.is(code.get(0), "package");
        for (int i = 1; named && i < code.size() && !tokens.is(code.get(i), ";"); i++) {
            if (code.get(i).kind() == Token.Kind.WORD) {
                names.add(tokens.read(code.get(i)));
            }
        }
        return names;
    }

    private static final class Growing {
        private final Dialect dialect;
        private final List<FileChange> changes = new ArrayList<>();
        private final Set<Path> places = new LinkedHashSet<>();
        private final Set<Path> roots = new LinkedHashSet<>();

        Growing(Dialect dialect) {
            this.dialect = dialect;
        }

        boolean accepts(Dialect other, FileChange change, Path root) {
            return dialect.id().equals(other.id()) && !places.contains(place(change, root));
        }

        void add(FileChange change, Path root) {
            changes.add(change);
            places.add(place(change, root));
            roots.add(root);
        }

        Group done() {
            return new Group(dialect, changes, List.copyOf(roots));
        }

        private static Path place(FileChange change, Path root) {
            return root.relativize(change.file().toAbsolutePath().normalize());
        }
    }
}
