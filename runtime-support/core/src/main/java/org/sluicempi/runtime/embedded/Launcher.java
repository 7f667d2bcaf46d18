package org.sluicempi.runtime.embedded;

import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.job.Job;
import org.sluicempi.runtime.embedded.job.JobRunner;
import org.sluicempi.runtime.embedded.job.MainClassProblem;
import org.sluicempi.runtime.embedded.job.UncaughtInRank;
import org.sluicempi.runtime.embedded.launch.LaunchException;
import org.sluicempi.runtime.embedded.launch.LaunchOptions;
import org.sluicempi.runtime.embedded.launch.MainMethod;
import org.sluicempi.runtime.embedded.launch.ProgramClasses;
import org.sluicempi.runtime.embedded.launch.RankClassLoader;
import org.sluicempi.runtime.embedded.launch.RankStreams;
import org.sluicempi.runtime.embedded.launch.StartProgress;
import org.sluicempi.runtime.embedded.launch.UnseenExit;
import org.sluicempi.runtime.trace.FlightRecording;
import org.sluicempi.runtime.trace.Profiling;

/**
 * Runs a program's {@link MainMethod} once per rank in this JVM. Started in a JVM of its own:
 *
 * <pre>java -cp sluice-runtime-core.jar org.sluicempi.runtime.embedded.Launcher -n 4 --class-path PATH MAIN ARGS...</pre>
 *
 * <p>Exit codes: that of the rank which ended the job, 0 if all came to their end, 1 for an uncaught exception, a deadlock or
 * an end between Init and Finalize that would look like success, {@value #NOT_RUN} if the program could not be started.
 */
public final class Launcher {
    /** What programs leave alone, and {@code env} and {@code timeout} use for the same. */
    static final int NOT_RUN = 125;

    /** More than that take seconds to start. */
    private static final int MANY_RANKS = 1000;

    private final LaunchOptions options;
    private final ProgramClasses classes;

    private Launcher(LaunchOptions options) {
        this.options = options;
        this.classes = new ProgramClasses(options.classPathUrls());
    }

    public static void main(String[] args) throws InterruptedException {
        PrintStream err = System.err;
        int code = 1;
        try {
            LaunchOptions options = LaunchOptions.parse(args);
            if (options.help()) {
                System.out.print(LaunchOptions.HELP);
                code = 0;
            } else {
                code = new Launcher(options).run(err);
            }
        } catch (LaunchException e) {
            err.println("sluice: " + e.getMessage());
            code = NOT_RUN;
        } catch (RuntimeException | Error e) {
            e.printStackTrace(err);
        } finally {
            // threads of ranks that never end must not keep this JVM up
            System.exit(code);
        }
    }

    private int run(PrintStream err) throws InterruptedException {
        checkMainClass();
        boolean many = options.job().ranks() > MANY_RANKS;
        if (many) {
            err.println("sluice: starting " + options.job().ranks()
                    + " ranks as threads of one JVM, some hundred a second;" + " each takes some hundred kB of memory");
        }
        Optional<FlightRecording> recording = options.profile()
                .flatMap(file -> Profiling.to(file, options.job().ranks())
                        .start(problem ->
                                err.println("sluice: " + options.profile().get() + ": " + problem)));
        // without a recording nothing looks for its classes
        Job job = new Job(options.job().withProfile(recording.isPresent()));
        try {
            return run(job, many, err, () -> recording.ifPresent(FlightRecording::awaitEnd));
        } finally {
            recording.ifPresent(FlightRecording::close);
        }
    }

    private int run(Job job, boolean many, PrintStream err, Runnable last) throws InterruptedException {
        try (RankStreams streams = RankStreams.install(options, job.context())) {
            UnseenExit unseen = UnseenExit.watch(job, streams, err, last);
            Thread.setDefaultUncaughtExceptionHandler(new UncaughtInRank());
            JobResult result = many && options.progress() ? shown(job, err) : new JobRunner(job, this::runMain).run();
            job.terminate();
            unseen.nothingLeft();
            streams.flush();
            if (!result.reason().isEmpty()) {
                err.println(result.reason());
            }
            return result.exitCode();
        }
    }

    private JobResult shown(Job job, PrintStream err) throws InterruptedException {
        try (StartProgress progress = StartProgress.show(job.context(), err)) {
            return new JobRunner(job, this::runMain).run();
        }
    }

    private void checkMainClass() {
        try {
            mainMethod(loader(null));
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new LaunchException(MainClassProblem.describe(options.mainClass(), e));
        }
    }

    private void runMain(Rank rank) throws Throwable {
        RankClassLoader loader = loader(rank);
        Thread.currentThread().setContextClassLoader(loader);
        try {
            mainMethod(loader).run(options.arguments(rank.world().rank()));
        } catch (InvocationTargetException e) {
            throw withoutLauncher(e.getCause());
        }
    }

    /** A stack trace that ends where one of a program of its own would. */
    private static Throwable withoutLauncher(Throwable failure) {
        StackTraceElement[] stack = failure.getStackTrace();
        int end = stack.length;
        while (end > 0 && ofLauncher(stack[end - 1].getClassName())) {
            end--;
        }
        if (end > 0) {
            failure.setStackTrace(Arrays.copyOf(stack, end));
        }
        return failure;
    }

    private static boolean ofLauncher(String frame) {
        return frame.equals(Thread.class.getName())
                || frame.equals(Method.class.getName())
                || frame.equals(Constructor.class.getName())
                || frame.startsWith("jdk.internal.reflect.")
                || frame.startsWith("java.lang.invoke.")
                || frame.startsWith(Launcher.class.getPackageName() + ".");
    }

    private RankClassLoader loader(Rank rank) {
        return new RankClassLoader(rank, classes);
    }

    private MainMethod mainMethod(ClassLoader loader) throws ReflectiveOperationException {
        Class<?> type = Class.forName(options.mainClass(), false, loader);
        return MainMethod.of(type, Runtime.version().feature());
    }
}
