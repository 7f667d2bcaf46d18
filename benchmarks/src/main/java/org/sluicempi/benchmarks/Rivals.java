package org.sluicempi.benchmarks;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Builds the rivals into a folder: the C program with the library's compiler, the front of the JNI library with javac. */
final class Rivals {
    private static final List<String> FRONT = List.of(
            "Comm.java",
            "Datatype.java",
            "Intracomm.java",
            "LookedUp.java",
            "MPI.java",
            "MPIException.java",
            "Op.java",
            "Status.java");
    private static final List<String> LIBRARY_FOLDERS = List.of(
            "/usr/lib/x86_64-linux-gnu",
            "/usr/lib/aarch64-linux-gnu",
            "/usr/lib64/openmpi/lib",
            "/usr/lib",
            "/usr/local/lib");

    private final Path folder;
    /** The program in Java; the one in C has the same name in lower case. */
    private final Class<?> program;

    Rivals(Path folder, Class<?> program) {
        this.folder = folder;
        this.program = program;
    }

    /** The C program, compiled with {@code mpicc}. */
    Path c(String mpicc) throws IOException, InterruptedException {
        String name = program.getSimpleName().toLowerCase(Locale.ROOT);
        Path source = copy(name + ".c", folder.resolve(name + ".c"));
        Path made = folder.resolve(name + "-" + Path.of(mpicc).getFileName());
        run(mpicc, "-O2", "-o", made.toString(), source.toString());
        return made;
    }

    /** Folder of libmpi_java, empty if this machine has none. */
    static Optional<Path> jniFolder() {
        return LIBRARY_FOLDERS.stream()
                .map(Path::of)
                .filter(each -> Files.exists(each.resolve("libmpi_java.so")))
                .findFirst();
    }

    /** A class path with the front and this class's program, but nothing of this runtime. */
    String jniFront() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("jni-classes"));
        List<String> arguments = new ArrayList<>(List.of("-d", classes.toString(), "-Xlint:none"));
        for (String name : FRONT) {
            arguments.add(
                    copy("jni-front/mpi/" + name, folder.resolve("jni-front").resolve(name))
                            .toString());
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0])) != 0) {
            throw new IOException("the front of the JNI library did not compile");
        }
        return classes + File.pathSeparator + own();
    }

    /** A class path with this jar of the original bindings. */
    String jniJar(Path jar) throws IOException {
        if (!Files.isReadable(jar)) {
            throw new IOException("no such jar: " + jar);
        }
        return jar + File.pathSeparator + own();
    }

    /** A folder with the program alone. */
    private Path own() throws IOException {
        Path own = folder.resolve("program");
        String name = program.getName().replace('.', '/');
        copy("/" + name + ".class", own.resolve(name + ".class"));
        for (Class<?> inner : program.getDeclaredClasses()) {
            String innerName = inner.getName().replace('.', '/') + ".class";
            copy("/" + innerName, own.resolve(innerName));
        }
        return own;
    }

    private static Path copy(String resource, Path to) throws IOException {
        String name = resource.startsWith("/") ? resource : "/" + resource;
        try (InputStream in = Rivals.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IOException("missing in the jar: " + name);
            }
            Files.createDirectories(to.getParent());
            Files.write(to, in.readAllBytes());
        }
        return to;
    }

    private static void run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).inheritIO().start();
        if (process.waitFor() != 0) {
            throw new IOException("failed: " + String.join(" ", command));
        }
    }

    /** The first of these commands that is on the PATH. */
    static Optional<String> command(String... names) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(names)
                .flatMap(name -> Stream.of(path.split(File.pathSeparator)).map(dir -> Path.of(dir, name)))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }
}
