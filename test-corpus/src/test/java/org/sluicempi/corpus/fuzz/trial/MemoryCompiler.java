package org.sluicempi.corpus.fuzz.trial;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The JDK's compiler, from texts to class files without a disk in between.
 *
 * @param classPath with the API face
 */
public record MemoryCompiler(Path classPath) {
    /**
     * What came of it.
     *
     * @param classes by binary name
     * @param errors by path; if there are any, there are no classes
     * @param crashed whether the compiler itself failed; there are no classes then and perhaps no errors
     */
    public record Result(Map<String, byte[]> classes, Map<String, String> errors, boolean crashed) {}

    /** @param sources texts by path, with slashes */
    public Result compile(Map<String, String> sources) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        StandardJavaFileManager standard =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
        try (Output output = new Output(standard)) {
            List<JavaFileObject> units = new ArrayList<>();
            sources.forEach((name, text) -> units.add(new Source(name, text)));
            List<String> options =
                    List.of("--release", "17", "-g", "-proc:none", "-nowarn", "-cp", classPath.toString());
            boolean fine = compiler.getTask(Writer.nullWriter(), output, diagnostics, options, null, units)
                    .call();
            Map<String, String> errors = new TreeMap<>();
            for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
                if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                    String file = Optional.ofNullable(diagnostic.getSource())
                            .map(s -> s.getName().substring(1))
                            .orElse("");
                    errors.merge(file, diagnostic.toString(), (a, b) -> a + "\n" + b);
                }
            }
            return new Result(fine ? output.bytes() : Map.of(), errors, !fine && errors.isEmpty());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Output extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();

        Output(JavaFileManager standard) {
            super(standard);
        }

        Map<String, byte[]> bytes() {
            Map<String, byte[]> bytes = new LinkedHashMap<>();
            classes.forEach((name, stream) -> bytes.put(name, stream.toByteArray()));
            return bytes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            ByteArrayOutputStream stream = new ByteArrayOutputStream();
            classes.put(className, stream);
            return new SimpleJavaFileObject(URI.create("bytes:///" + className.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return stream;
                }
            };
        }
    }
}
