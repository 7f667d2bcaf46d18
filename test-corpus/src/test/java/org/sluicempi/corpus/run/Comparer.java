package org.sluicempi.corpus.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Eager;
import org.sluicempi.corpus.program.Program;

/** Runs original and transformed versions of the programs of one root and compares; for the trials of other packages. */
public final class Comparer {
    private final Built built;

    private Comparer(Built built) {
        this.built = built;
    }

    /** Compiles both versions of all programs into {@code work}, which is emptied before. */
    public static Comparer of(Analysed analysed, List<Program> programs, Path work) {
        return new Comparer(Built.of(analysed, programs, work));
    }

    /** What went wrong under the first setting that shows a difference; empty if all is well or nothing was changed. */
    public Optional<String> difference(Program program, long seed) {
        String error = built.broken().get(program.root().directory().relativize(program.file()));
        if (error != null) {
            return Optional.of("the transformed program does not compile:\n" + error);
        }
        Optional<Version> transformed = built.transformed(program);
        if (transformed.isEmpty()) {
            return Optional.empty();
        }
        Version original = built.original(program);
        Execution execution = new Execution(program.mainClass(), program.arguments());
        int ranks = program.ranks().get(0);
        Outcome expected = execution.run(
                original, original, new Setting(ranks, Eager.DEFAULT, 0, 0, Setting.Side.NONE, false), new Pieces());
        if (expected.exitCode() != 0 || expected.isEmpty()) {
            return Optional.of("the original is no good: " + expected);
        }
        for (Setting setting : settings(ranks, seed).stream()
                .filter(s -> program.eager().contains(s.eager()))
                .toList()) {
            Outcome actual = execution.run(original, transformed.get(), setting, new Pieces());
            if (!actual.sameAs(expected)) {
                return Optional.of(setting + "\nexpected " + expected + "\nbut was  " + actual);
            }
        }
        return Optional.empty();
    }

    private static List<Setting> settings(int ranks, long seed) {
        return List.of(
                new Setting(ranks, Eager.ZERO, 24, 0, Setting.Side.ALL, true),
                new Setting(ranks, Eager.INFINITE, 64, seed * 2 + 1, Setting.Side.ALL, false),
                new Setting(ranks, Eager.DEFAULT, 16, 0, seed % 3 == 0 ? Setting.Side.EVEN : Setting.Side.ODD, false));
    }
}
