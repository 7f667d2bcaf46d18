package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.sluicempi.analyzer.rule.Remark;

/**
 * A program of one method, compiled against a recording stand-in of the package {@code mpi}, woven, and run. The log has one
 * word per event: {@code send}, {@code recv} for blocking calls, {@code start-send}, {@code start-recv}, {@code wait}.
 */
final class WovenProgram {
    private static final String COMM = """
            package mpi;
            public class Comm {
                public static final java.util.List<String> LOG = new java.util.ArrayList<>();
                public int getRank() throws MPIException { return 0; }
                public void send(Object b, int n, Datatype t, int dest, int tag) throws MPIException { LOG.add("send"); }
                public Status recv(Object b, int n, Datatype t, int source, int tag) throws MPIException {
                    LOG.add("recv"); return new Status();
                }
                public Request startSend(Object b, int n, Datatype t, int dest, int tag) throws MPIException {
                    LOG.add("start-send"); return new Request();
                }
                public Request startRecv(Object b, int n, Datatype t, int source, int tag) throws MPIException {
                    LOG.add("start-recv"); return new Request();
                }
            }
            """;
    private static final String REST = """
            package mpi;
            public class MPI {
                public static final Comm COMM_WORLD = new Comm();
                public static final Datatype INT = new Datatype();
            }
            class Unused { }
            """;

    private final Path folder;
    private final Path classes;
    private final Path keep;

    /**
     * @param body statements of {@code static void run(int n, Comm comm)}
     */
    WovenProgram(Path folder, String body) throws IOException {
        this.folder = folder;
        this.classes = folder.resolve("classes");
        this.keep = folder.resolve("keep");
        Path api = Files.createDirectories(folder.resolve("api"));
        List<Path> sources = new ArrayList<>();
        sources.add(source("mpi/Comm.java", COMM));
        sources.add(source("mpi/MPI.java", REST));
        sources.add(source("mpi/Datatype.java", "package mpi; public class Datatype { }"));
        sources.add(source("mpi/MPIException.java", "package mpi; public class MPIException extends Exception { }"));
        sources.add(
                source("mpi/Status.java", "package mpi; public class Status { public int getSource() { return 7; } }"));
        sources.add(source("mpi/Request.java", """
                package mpi;
                public class Request {
                    public void waitFor() throws MPIException { Comm.LOG.add("wait"); }
                    public Status waitStatus() throws MPIException { Comm.LOG.add("wait"); return new Status(); }
                }
                """));
        compile(api, sources, "");
        Files.createDirectories(classes);
        compile(classes, List.of(source("Program.java", """
                        import mpi.*;
                        public class Program {
                            static int seen;
                            public static void run(int n, Comm comm) throws MPIException {
                        %s
                            }
                        }
                        """.formatted(body))), api.toString());
    }

    private Path source(String name, String text) throws IOException {
        Path file = folder.resolve("src").resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static void compile(Path out, List<Path> sources, String classPath) {
        List<String> args = new ArrayList<>(List.of("-d", out.toString(), "-cp", classPath, "-g", "--release", "17"));
        sources.forEach(s -> args.add(s.toString()));
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, args.toArray(String[]::new)))
                .as("javac")
                .isZero();
    }

    WeaveResult weave(LineTables lines) {
        return new Weaver().weave(new WeaveRequest(classes, List.of(folder.resolve("api")), lines, keep));
    }

    WeaveResult weave() {
        return weave(LineTables.NONE);
    }

    int restore() {
        return new Weaver().restore(classes, keep);
    }

    byte[] bytes() throws IOException {
        return Files.readAllBytes(classes.resolve("Program.class"));
    }

    /** Ids of the remarks in order. */
    static List<String> rules(WeaveResult result) {
        return result.remarks().stream().map(Remark::rule).map(Enum::name).toList();
    }

    /** Runs the program and returns the log; an exception of the program adds {@code !Name}. */
    @SuppressWarnings("unchecked")
    List<String> run(int n) throws ReflectiveOperationException, IOException {
        URL[] path = {classes.toUri().toURL(), folder.resolve("api").toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader())) {
            Class<?> comm = loader.loadClass("mpi.Comm");
            List<String> log = (List<String>) comm.getField("LOG").get(null);
            try {
                loader.loadClass("Program")
                        .getMethod("run", int.class, comm)
                        .invoke(null, n, comm.getConstructor().newInstance());
            } catch (java.lang.reflect.InvocationTargetException e) {
                log.add("!" + e.getTargetException().getClass().getSimpleName());
            }
            return List.copyOf(log);
        }
    }
}
