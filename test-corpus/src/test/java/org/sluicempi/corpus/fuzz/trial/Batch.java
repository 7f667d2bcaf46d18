package org.sluicempi.corpus.fuzz.trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.corpus.fuzz.speech.Speech;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Dialect;
import org.sluicempi.corpus.program.SourceRoot;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.LineMap;

/** Puts programs of one dialect on trial: they are analysed as one source tree, compiled together and run one by one. */
public final class Batch {
    private static final String PACKAGE = "cases/";

    private final Path folder;
    private final int settings;

    /** @param folder for the sources, emptied by each trial */
    public Batch(Path folder) {
        this(folder, Integer.MAX_VALUE);
    }

    /** @param settings under how many, of those that there are, each transformed program runs */
    public Batch(Path folder, int settings) {
        this.folder = folder;
        this.settings = settings;
    }

    /** The verdicts in the order of the programs. */
    public Map<Speech, Verdict> judge(List<Speech> programs) {
        return run(prepare(programs));
    }

    /** Analyses and compiles. Not for several threads at a time; {@link #run} may go on beside it. */
    Prepared prepare(List<Speech> programs) {
        Dialect dialect = programs.get(0).dialect();
        MemoryCompiler compiler = new MemoryCompiler(dialect.face());
        Prepared prepared = Prepared.of(dialect, programs);
        Map<Speech, Verdict> verdicts = prepared.verdicts();
        prepared.original().putAll(compile(compiler, programs, Speech::files, verdicts, Verdict.Kind.UNFIT));
        List<Speech> fit = prepared.with(Verdict.Kind.UNCHANGED);
        if (fit.isEmpty()) {
            return prepared;
        }
        Map<String, FileChange> changes = prepared.changes();
        try {
            analyse(fit, dialect)
                    .changes()
                    .forEach((path, change) -> changes.put(path.getFileName().toString(), change));
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            if (fit.size() == 1) {
                verdicts.put(fit.get(0), new Verdict(Verdict.Kind.DIFFERENT, "the compiler fails: " + e, 0));
            } else {
                prepared.include(prepare(fit.subList(0, fit.size() / 2)));
                prepared.include(prepare(fit.subList(fit.size() / 2, fit.size())));
            }
            return prepared;
        }
        List<Speech> changed = fit.stream()
                .filter(p -> p.files().keySet().stream().anyMatch(changes::containsKey))
                .toList();
        changed.forEach(p -> verdicts.put(p, new Verdict(Verdict.Kind.SAME, "", passed(p, changes))));
        Map<String, byte[]> transformed =
                compile(compiler, changed, p -> texts(p, changes), verdicts, Verdict.Kind.DIFFERENT);
        Map<String, LineMap> lines = new HashMap<>();
        changes.forEach((name, change) -> lines.put(name, change.lines()));
        prepared.transformed().putAll(LineRestorer.restored(transformed, lines));
        return prepared;
    }

    /** Runs what was prepared; the verdicts in the order of the programs. */
    Map<Speech, Verdict> run(Prepared prepared) {
        Map<Speech, Verdict> verdicts = prepared.verdicts();
        Map<String, FileChange> changes = prepared.changes();
        try (Stage stage = new Stage(prepared.dialect().face())) {
            for (Speech program : prepared.with(Verdict.Kind.SAME)) {
                difference(stage, program, prepared.original(), prepared.transformed())
                        .ifPresent(v -> verdicts.put(
                                program,
                                new Verdict(
                                        v.kind(),
                                        v.text() + "\n" + sites(program, changes),
                                        passed(program, changes))));
            }
        }
        return verdicts;
    }

    private Optional<Verdict> difference(
            Stage stage, Speech program, Map<String, byte[]> original, Map<String, byte[]> transformed) {
        String main = "cases." + program.mainClass();
        JobOutcome expected = stage.run(main, List.of(), original, original, JobSetting.original(program.ranks()));
        if (!expected.good()) {
            return Optional.of(new Verdict(Verdict.Kind.UNFIT, "the original is no good: " + expected, 0));
        }
        for (JobSetting setting : settings(program)) {
            JobOutcome actual = stage.run(main, List.of(), original, transformed, setting);
            if (!actual.sameAs(expected)) {
                // A transformed program that does what the original did needs no proof that the original is free of
                // deadlocks.
                JobOutcome strict = stage.run(main, List.of(), original, original, JobSetting.strict(program.ranks()));
                return Optional.of(
                        strict.sameAs(expected)
                                ? new Verdict(
                                        Verdict.Kind.DIFFERENT,
                                        setting + "\nexpected " + expected + "\nbut was  " + actual,
                                        0)
                                : new Verdict(
                                        Verdict.Kind.UNFIT,
                                        "the original is no good: " + expected + "\nwithout buffers " + strict,
                                        0));
            }
        }
        return Optional.empty();
    }

    /** All of them, or as many as shall be tried, those that the program's seed draws. */
    private List<JobSetting> settings(Speech program) {
        long seed = program.choices().seed();
        List<JobSetting> all = new ArrayList<>(JobSetting.transformed(program.ranks(), seed));
        Collections.shuffle(all, new Random(seed));
        return all.subList(0, Math.min(settings, all.size()));
    }

    private static int passed(Speech program, Map<String, FileChange> changes) {
        return (int) program.files().keySet().stream()
                .filter(changes::containsKey)
                .flatMap(f -> changes.get(f).plan().sites().stream())
                .filter(s -> s.remarks().stream().anyMatch(r -> r.rule().kind() == Kind.PASSED))
                .count();
    }

    private static String sites(Speech program, Map<String, FileChange> changes) {
        StringBuilder text = new StringBuilder();
        program.files().keySet().stream()
                .filter(changes::containsKey)
                .map(changes::get)
                .forEach(c -> text.append("// ---- transformed\n").append(c.after()));
        return text.toString();
    }

    private static Map<String, String> texts(Speech program, Map<String, FileChange> changes) {
        Map<String, String> texts = new TreeMap<>(program.files());
        texts.replaceAll(
                (name, text) -> changes.containsKey(name) ? changes.get(name).after() : text);
        return texts;
    }

    private static Map<String, byte[]> compile(
            MemoryCompiler compiler,
            List<Speech> programs,
            Function<Speech, Map<String, String>> texts,
            Map<Speech, Verdict> verdicts,
            Verdict.Kind bad) {
        Map<String, byte[]> classes = new HashMap<>();
        List<Speech> rest = programs;
        while (!rest.isEmpty()) {
            Map<String, String> sources = new TreeMap<>();
            rest.forEach(p -> texts.apply(p).forEach((name, text) -> sources.put(PACKAGE + name, text)));
            MemoryCompiler.Result result = compiler.compile(sources);
            if (result.crashed()) {
                return compileApart(compiler, rest, texts, verdicts, bad);
            }
            if (result.errors().isEmpty()) {
                classes.putAll(result.classes());
                return classes;
            }
            List<Speech> broken = rest.stream()
                    .filter(p -> p.files().keySet().stream()
                            .anyMatch(f -> result.errors().containsKey(PACKAGE + f)))
                    .toList();
            if (broken.isEmpty()) {
                throw new IllegalStateException("nobody's errors: " + result.errors());
            }
            broken.forEach(p -> verdicts.put(
                    p, new Verdict(bad, "does not compile: " + errors(p, result) + "\n" + texts.apply(p), 0)));
            rest = rest.stream().filter(p -> !broken.contains(p)).toList();
        }
        return classes;
    }

    /** Finds out whose fault a crash of the compiler is, which is nobody's but the compiler's. */
    private static Map<String, byte[]> compileApart(
            MemoryCompiler compiler,
            List<Speech> programs,
            Function<Speech, Map<String, String>> texts,
            Map<Speech, Verdict> verdicts,
            Verdict.Kind bad) {
        if (programs.size() == 1) {
            verdicts.put(programs.get(0), new Verdict(Verdict.Kind.UNFIT, "crashes the JDK's compiler", 0));
            return Map.of();
        }
        int half = programs.size() / 2;
        Map<String, byte[]> classes = new HashMap<>(compile(compiler, programs.subList(0, half), texts, verdicts, bad));
        classes.putAll(compile(compiler, programs.subList(half, programs.size()), texts, verdicts, bad));
        return classes;
    }

    private static String errors(Speech program, MemoryCompiler.Result result) {
        StringBuilder text = new StringBuilder();
        program.files().keySet().forEach(f -> text.append(result.errors().getOrDefault(PACKAGE + f, "")));
        return text.toString();
    }

    private Analysed analyse(List<Speech> programs, Dialect dialect) {
        clear();
        try {
            for (Speech program : programs) {
                for (Map.Entry<String, String> file : program.files().entrySet()) {
                    Path path = folder.resolve("cases").resolve(file.getKey());
                    Files.createDirectories(path.getParent());
                    Files.writeString(path, file.getValue());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Analysed.analyse(new SourceRoot("speech", folder, dialect, StandardCharsets.UTF_8));
    }

    private void clear() {
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
