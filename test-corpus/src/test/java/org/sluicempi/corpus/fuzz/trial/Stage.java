package org.sluicempi.corpus.fuzz.trial;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.delta.DeltaOptions;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.launch.ProgramClasses;
import org.sluicempi.runtime.embedded.launch.RankClassLoader;

/** Runs jobs on the embedded engine, one after the other; it takes over the standard streams of its JVM. */
final class Stage implements AutoCloseable {
    private static final long LIMIT_SECONDS = 60;

    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final Map<String, byte[]> face;
    private final Map<Map<String, byte[]>, ProgramClasses> programs = new IdentityHashMap<>();

    @SuppressWarnings("ThreadLocalUsage") // lives as long as its stage
    private final InheritableThreadLocal<OutputStream> current = new InheritableThreadLocal<>();

    /** @param face jar or class folder of the API face */
    Stage(Path face) {
        this.face = classes(face);
        System.setOut(new PrintStream(new Router(), true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        System.setOut(out);
        System.setErr(err);
    }

    /** Runs a job to its end, or until it has taken far too long. */
    JobOutcome run(
            String mainClass,
            List<String> arguments,
            Map<String, byte[]> original,
            Map<String, byte[]> transformed,
            JobSetting setting) {
        List<ByteArrayOutputStream> output = IntStream.range(0, setting.ranks())
                .mapToObj(r -> new ByteArrayOutputStream())
                .toList();
        // What is printed behind the first failure is nobody's promise: the job ends under the other ranks' hands.
        AtomicReference<List<String>> atEnd = new AtomicReference<>();
        AtomicReference<JobOutcome> outcome = new AtomicReference<>();
        ProgramClasses before = classes(original);
        ProgramClasses after = classes(transformed);
        System.setProperty(DeltaOptions.CHECK, Boolean.toString(setting.check()));
        Thread job = new Thread(() -> outcome.set(JobOutcome.of(
                EmbeddedJob.run(setting.options(), rank -> {
                    int number = rank.world().rank();
                    current.set(output.get(number));
                    boolean changed = setting.transforms(number);
                    Rank own = changed && setting.late() ? LateDelivery.of(rank) : rank;
                    try {
                        main(mainClass, arguments, changed ? after : before, own);
                    } catch (Throwable e) {
                        atEnd.compareAndSet(null, texts(output));
                        throw e;
                    }
                }),
                atEnd.get() == null ? texts(output) : atEnd.get())));
        job.setDaemon(true);
        job.start();
        try {
            job.join(TimeUnit.SECONDS.toMillis(LIMIT_SECONDS));
            if (job.isAlive()) {
                job.interrupt();
                return JobOutcome.hanging(texts(output));
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            System.clearProperty(DeltaOptions.CHECK);
        }
        return outcome.get();
    }

    /** Loaded as the launcher does it: what a JVM has once, its end among it, is each rank's own. */
    private static void main(String mainClass, List<String> arguments, ProgramClasses program, Rank rank)
            throws Throwable {
        ClassLoader loader = new RankClassLoader(rank, program);
        loader.setDefaultAssertionStatus(true);
        try {
            Class.forName(mainClass, true, loader)
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) arguments.toArray(new String[0]));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private ProgramClasses classes(Map<String, byte[]> program) {
        return programs.computeIfAbsent(program, key -> {
            Map<String, byte[]> all = new HashMap<>(face);
            all.putAll(key);
            return ProgramClasses.inMemory(all);
        });
    }

    private static List<String> texts(List<ByteArrayOutputStream> output) {
        return output.stream().map(b -> b.toString(StandardCharsets.UTF_8)).toList();
    }

    private static Map<String, byte[]> classes(Path place) {
        try {
            if (Files.isDirectory(place)) {
                return classesBelow(place);
            }
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                return classesBelow(jar.getPath("/"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, byte[]> classesBelow(Path root) throws IOException {
        Map<String, byte[]> classes = new HashMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                String name = root.relativize(file).toString();
                classes.put(
                        name.substring(0, name.length() - ".class".length()).replace('/', '.'),
                        Files.readAllBytes(file));
            }
        }
        return classes;
    }

    private final class Router extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            OutputStream mine = current.get();
            (mine == null ? out : mine).write(bytes, offset, length);
        }
    }
}
