package org.sluicempi.corpus.fuzz.speech;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sluicempi.corpus.fuzz.text.Text;

/** A program in the making: the members of its main class and its other files. */
final class Sketch {
    private static final String HEAD = "package cases;\n\nimport mpi.*;\n\n";

    private final String name;
    private final Api api;
    private final Text members = new Text();
    private final Map<String, String> files = new LinkedHashMap<>();
    private int names;

    Sketch(String name, Api api) {
        this.name = name;
        this.api = api;
    }

    /** Simple name of the main class. */
    String name() {
        return name;
    }

    Api api() {
        return api;
    }

    /** A name that nothing else has, in this program or another one. */
    String fresh() {
        return "N" + name.substring("Case".length()) + "_" + ++names;
    }

    void member(String text) {
        members.lines(text);
    }

    /** A class in a file of its own. */
    void file(String className, String text) {
        files.put(className + ".java", HEAD + text + "\n");
    }

    /** All files, the main class with these statements in its main method. */
    Map<String, String> files(String main) {
        Text text = new Text();
        text.block("public final class " + name, t -> {
            t.lines("static int tick;\nstatic long seen;\nstatic long sink;");
            t.lines(HELPERS.replace("$SEND", api.send("MPI.COMM_WORLD", "one", "1", "int", "peer", "tag"))
                    .replace("$RECV", api.recv("MPI.COMM_WORLD", "one", "1", "int", "peer", "tag")));
            t.lines(members.toString());
            t.block("public static void main(String[] args) throws MPIException", u -> u.lines(main));
        });
        Map<String, String> all = new LinkedHashMap<>(files);
        all.put(name + ".java", HEAD + text);
        return all;
    }

    private static final String HELPERS = """
            interface Job {
                void run() throws Exception;
            }
            static int opaque(int value) {
                return Integer.parseInt(Integer.toString(value));
            }
            static void unchecked(Job job) {
                try {
                    job.run();
                } catch (RuntimeException e) {
                    throw e;
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }
            static void join(Thread thread) {
                thread.start();
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            static void ping(int peer, int tag) {
                int[] one = {tag + 1};
                unchecked(() -> $SEND);
            }
            static void pinged(int peer, int tag) {
                int[] one = {0};
                unchecked(() -> $RECV);
                System.out.println("pinged " + one[0]);
            }
            static void report(Throwable e) {
                StringBuilder text = new StringBuilder();
                for (Throwable t = e; t != null; t = t.getCause()) {
                    text.append(t.getClass().getName()).append(": ").append(t.getMessage());
                    for (StackTraceElement frame : t.getStackTrace()) {
                        if (frame.getClassName().startsWith("cases.")) {
                            text.append("; ").append(frame.getMethodName()).append(' ').append(frame.getLineNumber());
                        }
                    }
                    for (Throwable s : t.getSuppressed()) {
                        text.append(" suppressed ").append(s);
                    }
                }
                System.out.println("caught " + text);
            }
            """;
}
