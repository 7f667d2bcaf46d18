package org.sluicempi.corpus.run;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.sluicempi.runtime.Rank;

/** The JDK's compiler. */
final class Javac {
    private Javac() {}

    /**
     * Compiles all or nothing, as who has the face as a dependency: what the face stands on is on the class path too.
     *
     * @return the errors by file; empty if class files were written
     */
    static Map<Path, String> compile(List<Path> sources, Path face, Charset encoding, Path output) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(diagnostics, Locale.ROOT, encoding)) {
            Files.createDirectories(output);
            String classPath = face + File.pathSeparator + core();
            List<String> options = List.of("--release", "17", "-proc:none", "-cp", classPath, "-d", output.toString());
            boolean fine = compiler.getTask(
                            null, files, diagnostics, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            Map<Path, String> errors = new TreeMap<>();
            for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
                if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                    Path file = diagnostic.getSource() == null
                            ? Path.of("")
                            : Path.of(diagnostic.getSource().toUri());
                    errors.merge(file, diagnostic.toString(), (a, b) -> a + "\n" + b);
                }
            }
            if (fine != errors.isEmpty()) {
                throw new IllegalStateException("compiler says " + fine + " but " + errors);
            }
            return errors;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path core() {
        try {
            return Path.of(Rank.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
