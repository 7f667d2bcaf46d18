package org.sluicempi.corpus.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Dialect;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.corpus.program.SourceRoot;
import org.sluicempi.corpus.run.Comparer;
import org.sluicempi.transformer.change.FileChange;

/** Puts cases of one dialect on trial, all in one source tree. */
final class Trial {
    private final Path folder;
    private int changed;

    /** @param folder for sources and classes, emptied by each trial */
    Trial(Path folder) {
        this.folder = folder;
    }

    /** Number of cases so far that the compiler changed. */
    int changed() {
        return changed;
    }

    /** The failures by case, in order; a defect that concerns the whole tree is everybody's. */
    Map<Case, String> failures(List<Case> cases) {
        clear(folder);
        Map<Case, String> failures = new LinkedHashMap<>();
        SourceRoot root = write(cases, folder.resolve("source"), cases.get(0).dialect());
        List<Program> programs = Programs.of(root);
        Analysed analysed;
        Comparer comparer;
        Analysed again;
        try {
            analysed = Analysed.analyse(root);
            comparer = Comparer.of(analysed, programs, folder.resolve("work"));
            again = Analysed.analyse(transformed(root, analysed, programs));
        } catch (RuntimeException | AssertionError e) {
            cases.forEach(c -> failures.put(c, "the compiler fails: " + e));
            return failures;
        }
        changed += analysed.changes().size();
        for (Case made : cases) {
            Program program = programs.stream()
                    .filter(p -> p.mainClass().equals("cases." + made.className()))
                    .findFirst()
                    .orElseThrow();
            comparer.difference(program, made.seed())
                    .or(() -> changedAgain(again, program))
                    .ifPresent(f -> failures.put(made, f));
        }
        return failures;
    }

    private static Optional<String> changedAgain(Analysed again, Program program) {
        return again.changes().values().stream()
                .filter(c -> c.file().endsWith(program.file().getFileName()))
                .map(c -> "the second run changes it again:\n" + c.after())
                .findFirst();
    }

    private SourceRoot transformed(SourceRoot root, Analysed analysed, List<Program> programs) {
        Path copy = folder.resolve("again");
        for (Program program : programs) {
            write(
                    copy.resolve(root.directory().relativize(program.file())),
                    analysed.change(program).map(FileChange::after).orElse(program.text()));
        }
        return new SourceRoot("again", copy, root.dialect(), root.encoding());
    }

    private static SourceRoot write(List<Case> cases, Path source, Dialect dialect) {
        for (Case made : cases) {
            Path file = source.resolve("cases").resolve(made.className() + ".java");
            write(file, CasePrinter.print(made));
        }
        return new SourceRoot("fuzz", source, dialect, StandardCharsets.UTF_8);
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void clear(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
