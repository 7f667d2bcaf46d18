package org.sluicempi.cli.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.launch.Engines;
import org.sluicempi.launcher.launch.Launch;
import org.sluicempi.launcher.launch.LaunchSettings;
import org.sluicempi.launcher.launch.Spelling;
import org.sluicempi.launcher.launch.StartableEngine;
import org.sluicempi.launcher.launch.WarmUp;
import org.sluicempi.launcher.program.Installation;

/** Looks at everything that a program needs on this machine, one finding after the other. */
public final class Examination {
    private final Engines engines;
    private final Spelling spelling;
    private final Installation installation;
    private final Consumer<Finding> report;
    private final List<Finding> findings = new ArrayList<>();

    /**
     * @param spelling the words for what could be set
     * @param report takes each finding as soon as it is there; measuring takes seconds
     */
    public Examination(Engines engines, Spelling spelling, Installation installation, Consumer<Finding> report) {
        this.engines = engines;
        this.spelling = spelling;
        this.installation = installation;
        this.report = report;
    }

    /** @return all findings, in order */
    public List<Finding> run() throws IOException, InterruptedException {
        Runtime.Version version = Runtime.version();
        add(new Finding("Java", true, version + ", " + System.getProperty("java.home")));
        int processors = Runtime.getRuntime().availableProcessors();
        add(new Finding("processors", processors > 1, processors > 1 ? processors + "" : "1: ranks take turns"));
        for (StartableEngine engine : engines.all()) {
            examine(engine);
        }
        return List.copyOf(findings);
    }

    private void examine(StartableEngine engine) throws IOException, InterruptedException {
        LaunchSettings none = LaunchSettings.in(spelling);
        List<StartableEngine.Way> ways;
        try {
            ways = engine.ways(installation, none, Installation.java());
        } catch (InputException e) {
            add(new Finding(engine.id() + " engine", false, String.valueOf(e.getMessage())));
            return;
        }
        for (StartableEngine.Way way : ways) {
            way.uses().forEach(use -> add(new Finding(use.topic(), true, use.found())));
            add(new EngineCheck(installation).run(way.of(engine), way.launch()));
            add(new Finding("faster starts of the " + way.of(engine), true, kept(way.launch())));
        }
    }

    /** A cache is made by use, so that none is nothing to be mended. */
    private String kept(Launch launch) {
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

    /** Several ways to start an engine may use the same, which is said once. */
    private void add(Finding finding) {
        if (!findings.contains(finding)) {
            findings.add(finding);
            report.accept(finding);
        }
    }
}
