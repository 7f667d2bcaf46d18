package org.sluicempi.cli;

import java.io.IOException;
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
import org.sluicempi.launcher.launch.Launch;
import org.sluicempi.launcher.launch.MpiLauncher;
import org.sluicempi.launcher.launch.NativeJava;
import org.sluicempi.launcher.launch.NativeLaunch;
import org.sluicempi.launcher.launch.WarmUp;
import org.sluicempi.launcher.program.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code warm}: makes now what programs on the native engine start faster with. */
@Command(
        name = "warm",
        description = "Lets programs start faster that \"run --engine native\" runs, by a cache of the JVM's.",
        footer = {
            "For each MPI library on the PATH and each API two ranks run for some seconds. The JVM keeps classes and",
            "profiles of methods in the folder that SLUICE_CACHE names, ~/.cache/sluice by default; \"none\" keeps nothing.",
            "On a terminal, \"run\" does the same behind the first program of an installation. Another version of Java,",
            "of Sluice or of the library's launcher needs a new cache, until then programs run without."
        })
final class WarmCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = "--api",
            description = "For programs in one spelling of MPI only: ${COMPLETION-CANDIDATES}",
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

    @Override
    public Integer call() throws IOException, InterruptedException {
        Installation installation = Installation.ofThisJvm();
        installation.nativeEngine();
        var java = NativeJava.beside(Installation.java()).require("warm");
        List<MpiLauncher> launchers = MpiLauncher.installed().stream()
                .filter(each -> mpi == null || each.kind().id().equals(mpi))
                .toList();
        if (launchers.isEmpty()) {
            throw new InputException("warm: no launcher of " + (mpi == null ? "an MPI library" : mpi) + " on the PATH");
        }
        int code = ExitCode.FINE;
        for (MpiLauncher launcher : launchers) {
            for (Dialect each : api == null ? Dialects.shipped().all() : List.of(api)) {
                String what = each.about() + ", " + launcher.words().get(0);
                if (!make(new NativeLaunch(launcher, java), installation, each, what)) {
                    code = ExitCode.BAD_INPUT;
                }
            }
        }
        return code;
    }

    private boolean make(Launch launch, Installation installation, Dialect dialect, String what)
            throws InterruptedException {
        Optional<WarmUp> warmUp = launch.warmUp(installation, List.of(installation.face(dialect)));
        if (warmUp.isEmpty()) {
            throw new InputException(
                    "warm: nothing can be kept: SLUICE_CACHE is \"none\", the environment gives all JVMs"
                            + " options that leave no room for a cache, or this Sluice was not packaged");
        }
        long start = System.nanoTime();
        Optional<String> problem = new Warming(warmUp.get()).run();
        if (problem.isPresent()) {
            console.err().println("sluice: " + what + ": no cache: " + problem.get());
        } else {
            console.out()
                    .printf(
                            Locale.ROOT,
                            "%s: made in %.1f s: %s%n",
                            what,
                            (System.nanoTime() - start) / 1e9,
                            warmUp.get().cache().file());
        }
        console.flush();
        return problem.isEmpty();
    }
}
