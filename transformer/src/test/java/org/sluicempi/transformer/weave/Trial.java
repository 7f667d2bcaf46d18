package org.sluicempi.transformer.weave;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.launch.ProgramClasses;
import org.sluicempi.runtime.embedded.launch.RankClassLoader;

/** Runs classes as a job on the embedded engine in this JVM, one job at a time: the standard output is taken over. */
final class Trial {
    /** The first line of what the runtime names as a cause. */
    private static final Pattern CAUSE = Pattern.compile("Caused by: (MPI_ERR_|end of the job: )");

    private static final Pattern LIBRARY =
            Pattern.compile("\\s+(at (mpi\\.|org\\.sluicempi\\.|java\\.|jdk\\.|org\\.junit).*|\\.\\.\\. \\d+ more)");

    private Trial() {}

    /**
     * What a job leaves behind.
     *
     * @param output of each rank, without the frames of the library in stack traces
     * @param reason why the job ended early, likewise
     */
    record Outcome(int exitCode, String reason, List<String> output) {
        /** Whether there is anything to compare: output, or a failure. */
        boolean saysSomething() {
            return exitCode != 0 || output.stream().anyMatch(text -> !text.isBlank());
        }

        /** Whether both did the same. What a rank would still have printed when another one ended the job may be missing. */
        boolean agreesWith(Outcome other) {
            if (exitCode == 0) {
                return equals(other);
            }
            boolean same =
                    exitCode == other.exitCode && reason.equals(other.reason) && output.size() == other.output.size();
            for (int rank = 0; same && rank < output.size(); rank++) {
                String mine = output.get(rank);
                String theirs = other.output.get(rank);
                same = mine.startsWith(theirs) || theirs.startsWith(mine);
            }
            return same;
        }
    }

    static Outcome run(Path classes, Path face, String mainClass, int ranks, long eager) throws IOException {
        List<ByteArrayOutputStream> texts = new ArrayList<>();
        for (int r = 0; r < ranks; r++) {
            texts.add(new ByteArrayOutputStream());
        }
        ProgramClasses program = new ProgramClasses(
                new URL[] {classes.toUri().toURL(), face.toUri().toURL()});
        PrintStream out = System.out;
        PrintStream err = System.err;
        try (PrintStream mine = new PrintStream(new Router(texts), true, StandardCharsets.UTF_8)) {
            System.setOut(mine);
            System.setErr(mine);
            JobResult result = EmbeddedJob.run(
                    EmbeddedOptions.ranks(ranks).withEagerLimit(eager), rank -> main(rank, program, mainClass));
            return new Outcome(
                    result.exitCode(),
                    plain(result.reason()),
                    texts.stream()
                            .map(text -> plain(text.toString(StandardCharsets.UTF_8)))
                            .toList());
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private static void main(Rank rank, ProgramClasses program, String mainClass) throws Throwable {
        Router.RANK.set(rank.world().rank());
        try {
            Class.forName(mainClass, true, new RankClassLoader(rank, program))
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Without the library's frames and causes, which say in which thread two ranks met. */
    private static String plain(String text) {
        return text.lines()
                .takeWhile(line -> !CAUSE.matcher(line).lookingAt())
                .filter(line -> !LIBRARY.matcher(line).matches())
                .collect(Collectors.joining("\n"));
    }

    /** Gives each rank its own output; threads inherit that of the rank that started them. */
    private static final class Router extends OutputStream {
        static final InheritableThreadLocal<Integer> RANK = new InheritableThreadLocal<>();

        private final List<ByteArrayOutputStream> texts;

        Router(List<ByteArrayOutputStream> texts) {
            this.texts = texts;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            Integer rank = RANK.get();
            if (rank != null && rank < texts.size()) {
                texts.get(rank).write(bytes, offset, length);
            }
        }
    }
}
