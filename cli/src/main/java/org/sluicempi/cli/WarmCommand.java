package org.sluicempi.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.launcher.job.Warming;
import org.sluicempi.launcher.launch.Engines;
import org.sluicempi.launcher.launch.LaunchSettings;
import org.sluicempi.launcher.launch.Setting;
import org.sluicempi.launcher.launch.StartableEngine;
import org.sluicempi.launcher.launch.WarmUp;
import org.sluicempi.launcher.program.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code warm}: makes now what programs start faster with. */
@Command(
        name = "warm",
        description = "Lets programs start faster that \"run\" runs on Java 25 or later, by a cache of the JVM's.",
        footer = {
            "For each MPI library on the PATH and each API two ranks run for some seconds,",
            "and once more for the embedded engine where Sluice runs on Java 25. The JVM",
            "keeps classes and profiles of methods in the folder that SLUICE_CACHE names,",
            "~/.cache/sluice by default; \"none\" keeps nothing. On a terminal, \"run\" does",
            "the same behind the first program. Another version of Java or of Sluice needs",
            "new ones; until then programs run without."
        })
final class WarmCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = "--api",
            description = "For programs in one dialect of MPI only: ${COMPLETION-CANDIDATES}",
            converter = DialectNames.class,
            completionCandidates = DialectNames.class)
    @Nullable
    Dialect api;

    @Option(names = "--mpi", paramLabel = "LIBRARY", description = "For one library only: openmpi or mpich.")
    @Nullable
    String mpi;

    WarmCommand(Console console) {
        this.console = console;
    }

    /** One cache to make, and what it is for. */
    private record Task(WarmUp warmUp, String what) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        int code = ExitCode.FINE;
        for (Task task : tasks(Installation.ofThisJvm())) {
            if (!make(task.warmUp, task.what)) {
                code = ExitCode.BAD_INPUT;
            }
        }
        return code;
    }

    /** @throws InputException if there is nothing to make, with the reason */
    private List<Task> tasks(Installation installation) throws IOException {
        List<Dialect> apis = api == null ? Dialects.shipped().all() : List.of(api);
        LaunchSettings settings = LaunchSettings.in(EngineOptions::option).with(Setting.MPI, mpi);
        List<Task> tasks = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        for (StartableEngine engine : Engines.shipped().with(settings)) {
            try {
                for (StartableEngine.Way way : engine.ways(installation, settings, Installation.java())) {
                    apis.forEach(each -> add(tasks, each, engine, way, installation));
                }
            } catch (InputException e) {
                missing.add("warm: " + e.getMessage());
            }
        }
        if (tasks.isEmpty()) {
            throw missing.isEmpty() ? nothingKept() : new InputException(missing.get(missing.size() - 1));
        }
        return tasks;
    }

    /** A cache that serves each API is made once. */
    private static void add(
            List<Task> tasks, Dialect api, StartableEngine engine, StartableEngine.Way way, Installation installation) {
        way.launch()
                .warmUp(installation, List.of(installation.face(api)))
                .filter(warmUp -> tasks.stream()
                        .noneMatch(task ->
                                task.warmUp.cache().file().equals(warmUp.cache().file())))
                .ifPresent(warmUp -> tasks.add(new Task(warmUp, way.of(engine) + ", " + api.about())));
    }

    private static InputException nothingKept() {
        return new InputException("warm: nothing can be kept: SLUICE_CACHE is \"none\", the environment gives all JVMs"
                + " options that leave no room for a cache, or this Sluice was not packaged");
    }

    private boolean make(WarmUp warmUp, String what) throws InterruptedException {
        long start = System.nanoTime();
        Optional<String> problem = new Warming(warmUp).run();
        if (problem.isPresent()) {
            console.err().println("sluice: " + what + ": no cache: " + problem.get());
        } else {
            double seconds = (System.nanoTime() - start) / 1e9;
            console.out()
                    .printf(
                            Locale.ROOT,
                            "%s: made in %.1f s: %s%n",
                            what,
                            seconds,
                            warmUp.cache().file());
        }
        console.flush();
        return problem.isEmpty();
    }
}
