package org.sluicempi.cli.doctor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.launch.EmbeddedLaunch;
import org.sluicempi.launcher.launch.MpiLauncher;
import org.sluicempi.launcher.launch.NativeJava;
import org.sluicempi.launcher.launch.NativeLaunch;
import org.sluicempi.launcher.launch.WarmUp;
import org.sluicempi.launcher.program.Installation;

/** Looks at everything that a program needs on this machine, one finding after the other. */
public final class Examination {
    private final Installation installation;
    private final Consumer<Finding> report;
    private final List<Finding> findings = new ArrayList<>();

    /** @param report takes each finding as soon as it is there; measuring takes seconds */
    public Examination(Installation installation, Consumer<Finding> report) {
        this.installation = installation;
        this.report = report;
    }

    /** @return all findings, in order */
    public List<Finding> run() throws IOException, InterruptedException {
        Runtime.Version version = Runtime.version();
        add(new Finding("Java", true, version + ", " + System.getProperty("java.home")));
        int processors = Runtime.getRuntime().availableProcessors();
        add(new Finding("processors", processors > 1, processors > 1 ? processors + "" : "1: ranks take turns"));
        add(new EngineCheck(installation).run("embedded engine", new EmbeddedLaunch(Installation.java(), List.of())));
        nativeEngine();
        return List.copyOf(findings);
    }

    private void nativeEngine() throws IOException, InterruptedException {
        Optional<Path> java;
        try {
            installation.nativeEngine();
            java = Optional.of(NativeJava.beside(Installation.java()).require("--engine native"));
        } catch (InputException e) {
            add(new Finding("native engine", false, String.valueOf(e.getMessage())));
            return;
        }
        add(new Finding("Java for the native engine", true, java.get().toString()));
        List<MpiLauncher> launchers = MpiLauncher.installed();
        if (launchers.isEmpty()) {
            add(new Finding("native engine", false, "no mpirun or mpiexec on the PATH; install Open MPI or MPICH"));
        }
        for (MpiLauncher launcher : launchers) {
            String name = launcher.words().get(0);
            add(new Finding("launcher", true, name + ", " + launcher.version()));
            NativeLaunch launch = new NativeLaunch(launcher, java.get());
            add(new EngineCheck(installation).run("native engine under " + name, launch));
            add(new Finding("faster starts under " + name, true, kept(launch)));
        }
    }

    /** A cache is made by use, so that none is nothing to be mended. */
    private String kept(NativeLaunch launch) {
        StringJoiner text = new StringJoiner("; ");
        for (Dialect dialect : Dialects.shipped().all()) {
            String has = launch.warmUp(installation, List.of(installation.face(dialect)))
                    .map(WarmUp::cache)
                    .map(cache -> cache.isMade() ? cache.file().toString() : "no cache yet, \"sluice warm\" makes one")
                    .orElse("nothing is kept");
            text.add(dialect.about() + ": " + has);
        }
        return text.toString();
    }

    private void add(Finding finding) {
        findings.add(finding);
        report.accept(finding);
    }
}
