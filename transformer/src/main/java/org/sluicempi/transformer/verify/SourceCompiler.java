package org.sluicempi.transformer.verify;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.transformer.change.Compilation;

/** The JDK's own compiler. */
public final class SourceCompiler {
    private SourceCompiler() {}

    /** @throws InputException if this Java has no compiler, or the folder for classes cannot be made */
    public static Compilation compile(
            List<Path> sources, List<Path> classPath, Charset encoding, int release, Path classesDir) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new InputException(
                    System.getProperty("java.home") + ": this Java has no compiler; run Sluice with a JDK");
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        String path = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        String used = path.isEmpty() ? classesDir.toString() : path;
        List<String> options = List.of(
                "-g",
                "-proc:none",
                "-nowarn",
                "--release",
                Integer.toString(release),
                "-cp",
                used,
                "-implicit:none",
                "-d",
                classesDir.toString());
        try (StandardJavaFileManager files = compiler.getStandardFileManager(found, Locale.ROOT, encoding)) {
            Files.createDirectories(classesDir);
            List<JavaFileObject> units = units(sources, files, encoding);
            boolean succeeded =
                    compiler.getTask(null, files, found, options, null, units).call();
            List<Compilation.Problem> problems = found.getDiagnostics().stream()
                    .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                    .map(SourceCompiler::problem)
                    .toList();
            if (!succeeded && problems.isEmpty()) {
                return new Compilation(List.of(
                        new Compilation.Problem(new Position(classesDir, 0, 0), "the compiler failed without a word")));
            }
            return new Compilation(problems);
        } catch (IllegalArgumentException e) {
            throw new InputException("cannot compile: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new InputException(classesDir + ": cannot be written: " + e.getMessage(), e);
        }
    }

    private static List<JavaFileObject> units(List<Path> sources, StandardJavaFileManager files, Charset encoding)
            throws IOException {
        List<JavaFileObject> units = new ArrayList<>();
        for (Path source : sources) {
            if (MarkedSource.is(source, encoding)) {
                units.add(new MarkedSource(source, encoding));
            } else {
                files.getJavaFileObjectsFromPaths(List.of(source)).forEach(units::add);
            }
        }
        return units;
    }

    private static Compilation.Problem problem(Diagnostic<? extends JavaFileObject> found) {
        boolean placed = found.getSource() != null && found.getLineNumber() != Diagnostic.NOPOS;
        Path file = found.getSource() == null
                ? Path.of("javac")
                : shown(Path.of(found.getSource().toUri()));
        Position position = placed
                ? new Position(file, (int) found.getLineNumber(), (int) found.getColumnNumber())
                : new Position(file, 0, 0);
        return new Compilation.Problem(position, found.getMessage(Locale.ROOT).replaceAll("\\R\\s*", "; "));
    }

    private static Path shown(Path file) {
        Path here = Path.of("").toAbsolutePath();
        return file.startsWith(here) ? here.relativize(file) : file;
    }
}
