package org.sluicempi.launcher.program;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.Compilation;
import org.sluicempi.transformer.change.Compilation.Problem;

/**
 * Compiles a program as far as its main class needs: files that do not compile are left out as long as the rest does
 * without them. Programs run from the class path, where the face of MPI is, so a declaration of a module is left out too.
 *
 * @param classPath with the MPI face first, and the runtime that its signatures name
 */
public record ProgramCompiler(List<Path> classPath, Charset encoding, int release) {

    /**
     * What came of it.
     *
     * @param errors why the program cannot run; empty if it can
     * @param leftOut the first error of each file that was left out
     */
    record Result(List<Problem> errors, List<Problem> leftOut) {}

    /**
     * Compiles what compiles.
     *
     * @param main name of the main class; its file is never left out
     * @param classes where class files go
     */
    public Result compile(List<Path> sources, String main, Path classes) throws IOException {
        Optional<Path> mainFile = fileOf(main, sources);
        List<Path> rest = new ArrayList<>(sources);
        rest.removeIf(source -> source.endsWith("module-info.java"));
        List<Problem> leftOut = new ArrayList<>();
        List<Problem> first = List.of();
        while (true) {
            Compilation compilation = new Sluice().compile(rest, classPath, encoding, release, classes);
            if (compilation.succeeded()) {
                return new Result(List.of(), leftOut);
            }
            first = first.isEmpty() ? compilation.problems() : first;
            Set<Path> broken = new HashSet<>();
            for (Problem problem : compilation.problems()) {
                Path file = normal(problem.position().file());
                if (rest.stream().anyMatch(source -> normal(source).equals(file)) && broken.add(file)) {
                    leftOut.add(problem);
                }
            }
            boolean hopeless = broken.isEmpty() || mainFile.isEmpty() || broken.contains(normal(mainFile.get()));
            if (hopeless) {
                return new Result(first, List.of());
            }
            rest.removeIf(source -> broken.contains(normal(source)));
        }
    }

    private static Optional<Path> fileOf(String main, List<Path> sources) {
        Path suffix = Path.of(main.replace('.', '/') + ".java");
        return sources.stream()
                .filter(file -> file.endsWith(suffix))
                .findFirst()
                .or(() -> sources.stream()
                        .filter(file -> file.endsWith(suffix.getFileName()))
                        .findFirst());
    }

    private static Path normal(Path file) {
        return file.toAbsolutePath().normalize();
    }
}
