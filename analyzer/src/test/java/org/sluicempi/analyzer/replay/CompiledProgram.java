package org.sluicempi.analyzer.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A program compiled against the test's own API, whose methods can be called. */
final class CompiledProgram implements AutoCloseable {
    private static final Path API = Path.of("src/test/resources/replay/mpi");

    private final URLClassLoader loader;

    private CompiledProgram(URLClassLoader loader) {
        this.loader = loader;
    }

    static CompiledProgram of(Path source, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Files.createDirectories(classes);
        try (Stream<Path> api = Files.list(API);
                StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<Path> sources = Stream.concat(Stream.of(source), api).toList();
            java.io.StringWriter messages = new java.io.StringWriter();
            boolean compiled = compiler.getTask(
                            messages,
                            files,
                            null,
                            List.of("-d", classes.toString(), "-proc:none", "-nowarn"),
                            null,
                            files.getJavaFileObjectsFromPaths(sources))
                    .call();
            if (!compiled) {
                throw new AssertionError(source + " does not compile:\n" + messages);
            }
        }
        URL[] path = {classes.toUri().toURL()};
        return new CompiledProgram(new URLClassLoader(path, ClassLoader.getPlatformClassLoader()));
    }

    /**
     * What a run did.
     *
     * @param thrown text of what it threw, empty for nothing
     */
    record Run(String thrown, String result, int partial) {}

    Run run(int method, Inputs inputs) {
        try {
            Class<?> commType = loader.loadClass("mpi.Comm");
            Object comm = commType.getConstructor(long.class).newInstance(inputs.seed());
            int[] a = inputs.array(1);
            int[] b = inputs.aliased() ? a : inputs.array(2);
            Method body = find(method);
            String thrown = "";
            try {
                body.invoke(null, comm, a, b, inputs.n(), inputs.m(), inputs.rows(), inputs.lo());
            } catch (java.lang.reflect.InvocationTargetException e) {
                if (e.getCause() instanceof AssertionError) {
                    return new Run("", e.getCause().getMessage(), 0);
                }
                thrown = e.getCause().getClass().getSimpleName();
            }
            List<?> sent = (List<?>) commType.getField("sent").get(comm);
            String result = Arrays.toString(a)
                    + Arrays.toString(b)
                    + sent.stream().map(m -> Arrays.toString((int[]) m)).toList();
            return new Run(thrown, result, commType.getField("partial").getInt(comm));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private Method find(int number) throws ClassNotFoundException {
        return Arrays.stream(loader.loadClass("P").getDeclaredMethods())
                .filter(method -> method.getName().equals("f" + number))
                .peek(method -> method.setAccessible(true))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public void close() {
        try {
            loader.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
