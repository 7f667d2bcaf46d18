package org.sluicempi.corpus.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.SourceRoot;
import org.sluicempi.runtime.embedded.launch.ProgramClasses;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.LineMap;

/**
 * All programs of a root, compiled as they are and as transformed.
 *
 * @param broken errors of the compiler in transformed programs, by path below the root
 */
record Built(Analysed analysed, ProgramClasses original, ProgramClasses transformed, Map<Path, String> broken) {
    /** Compiles into {@code work}, which is emptied before. */
    static Built of(Analysed analysed, List<Program> programs, Path work) {
        SourceRoot root = analysed.root();
        clear(work);
        Map<Path, String> errors = compile(programs, p -> bytes(p.file()), work.resolve("original"));
        if (!errors.isEmpty()) {
            throw new AssertionError("programs do not compile: " + errors.values());
        }
        Map<Path, String> broken = compile(
                programs,
                p -> analysed.change(p).map(FileChange::afterBytes).orElseGet(() -> bytes(p.file())),
                work.resolve("transformed"));
        if (!broken.isEmpty()) {
            List<Program> rest = programs.stream()
                    .filter(p -> !broken.containsKey(root.directory().relativize(p.file())))
                    .toList();
            compile(
                    rest,
                    p -> analysed.change(p).map(FileChange::afterBytes).orElseGet(() -> bytes(p.file())),
                    work.resolve("transformed"));
        }
        Path face = root.dialect().face();
        return new Built(
                analysed,
                Version.classes(work.resolve("original/classes"), face),
                Version.classes(work.resolve("transformed/classes"), face),
                broken);
    }

    Version original(Program program) {
        return new Version(original, new LineMap(List.of()));
    }

    Optional<Version> transformed(Program program) {
        return analysed.change(program).map(change -> new Version(transformed, change.lines()));
    }

    private static Map<Path, String> compile(List<Program> programs, Function<Program, byte[]> text, Path work) {
        Map<Path, Path> below = new HashMap<>();
        List<Path> sources = new ArrayList<>();
        try {
            for (Program program : programs) {
                Path relative = program.root().directory().relativize(program.file());
                Path copy = work.resolve("sources").resolve(relative);
                Files.createDirectories(copy.getParent());
                Files.write(copy, withoutMark(text.apply(program)));
                sources.add(copy);
                below.put(copy, relative);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        SourceRoot root = programs.get(0).root();
        Map<Path, String> errors = new HashMap<>();
        Javac.compile(sources, root.dialect().face(), root.encoding(), work.resolve("classes"))
                .forEach((file, message) -> errors.put(below.getOrDefault(file, file), message));
        return errors;
    }

    /** The JDK's compiler refuses a byte order mark; the other ones take it. */
    private static byte[] withoutMark(byte[] source) {
        byte[] mark = "\uFEFF".getBytes(StandardCharsets.UTF_8);
        boolean marked =
                source.length >= mark.length && source[0] == mark[0] && source[1] == mark[1] && source[2] == mark[2];
        return marked ? Arrays.copyOfRange(source, mark.length, source.length) : source;
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
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
