package org.sluicempi.cli.demo;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.cli.console.Console;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.launcher.program.ProgramBuild;
import org.sluicempi.launcher.program.ProgramClasses;
import org.sluicempi.launcher.program.ProgramCompiler;
import org.sluicempi.launcher.program.ProgramFolder;
import org.sluicempi.launcher.program.WorkFolder;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.InternalException;

/** The demo's programs, from their sources to measurements. */
public final class Demo {
    private static final String PACKAGE = "samples/openmpi/";
    private static final List<String> PROGRAMS = List.of("Pair", "Cascade");
    private static final int RELEASE = 17;
    private static final int MORE = 4;

    private final Console console;
    private final WorkFolder work;
    private final Installation installation = Installation.ofThisJvm();
    private final Sluice sluice = new Sluice();

    public Demo(Console console, WorkFolder work) {
        this.console = console;
        this.work = work;
    }

    /** Writes the programs' sources into the work folder. */
    public SourceTree sources() throws IOException {
        Path root = work.folder("demo");
        for (String program : PROGRAMS) {
            String file = PACKAGE + program + ".java";
            Path target = root.resolve(file);
            Files.createDirectories(target.getParent());
            try (InputStream in = Demo.class.getResourceAsStream("/org/sluicempi/cli/samples/" + file)) {
                if (in == null) {
                    throw new InternalException("the jar of the command line has no sample " + file);
                }
                Files.copy(in, target);
            }
        }
        return new SourceTree(List.of(root), List.of(), StandardCharsets.UTF_8, RELEASE);
    }

    /** Class files of one version of the program. */
    public enum Version {
        ORIGINAL,
        TRANSFORMED
    }

    /**
     * Compiles one version; returns the folder with the class files.
     *
     * @param analysis of the tree
     */
    public Path build(SourceTree tree, Analysis analysis, Version version) throws IOException {
        Path root = tree.roots().get(0);
        ProgramCompiler compiler =
                new ProgramCompiler(installation.compilePath(face(), List.of()), tree.encoding(), tree.release());
        ProgramBuild build = new ProgramBuild(ProgramFolder.at(root), compiler, work, "--class-path");
        String main = "samples.openmpi." + PROGRAMS.get(0);
        ProgramClasses classes =
                version == Version.ORIGINAL ? build.original(main) : build.transformed(main, tree, analysis);
        classes.leftOut().forEach(problem -> console.err().println("sluice: left out: " + problem));
        return classes.folder();
    }

    public Analysis analyze(SourceTree tree) {
        return sluice.analyze(tree, org.sluicempi.analyzer.input.Progress.NONE);
    }

    private Path face() {
        return installation.face(Dialects.shipped().byId("openmpi").orElseThrow());
    }

    /**
     * Measures all cases.
     *
     * @param rounds how often each version is run
     */
    public List<Measurement> measure(Path original, Path transformed, Link link, int rounds)
            throws IOException, InterruptedException {
        DemoRunner runner = new DemoRunner(installation, face(), work.folder("output"));
        List<Measurement> measurements = new ArrayList<>();
        for (Target target : Target.ALL) {
            double unit = secondsPerUnit(runner, target.demo, original);
            double wanted = link.occupied(target.demo.bytes()) * target.computePerTransfer;
            DemoCase demo = target.demo.withWork((int) Math.max(1, Math.round(wanted / unit)));
            measurements.add(
                    Measurement.of(demo, runner, original, transformed, link, unit * demo.work(), rounds, this::say));
        }
        return measurements;
    }

    /**
     * Seconds that a rank computes per message for one unit of work: the blocking program is run without a link, once
     * with one unit and once with several; the difference is free of what copying and matching messages cost.
     */
    private double secondsPerUnit(DemoRunner runner, DemoCase demo, Path original)
            throws IOException, InterruptedException {
        say(demo, "without a link");
        double one = runner.run(demo.withWork(1), original, Optional.empty()).seconds();
        double many =
                runner.run(demo.withWork(1 + MORE), original, Optional.empty()).seconds();
        return Math.max(1e-9, (many - one) / MORE / demo.ranks());
    }

    private void say(DemoCase demo, String version) {
        if (console.errTerminal()) {
            console.err().printf("\rsluice: running %s on %d ranks, %s%20s", demo.name(), demo.ranks(), version, "");
            console.err().flush();
        }
    }

    /**
     * A program and the ratio that it is to be shown with.
     *
     * @param computePerTransfer computation per rank, in parts of the transfer time
     */
    private record Target(DemoCase demo, double computePerTransfer) {
        private static final int ELEMENTS = 200_000;
        private static final int REPETITIONS = 30;
        static final List<Target> ALL = List.of(
                new Target(new DemoCase("samples.openmpi.Pair", 2, ELEMENTS, 1, REPETITIONS), 1.0),
                new Target(new DemoCase("samples.openmpi.Cascade", 2, ELEMENTS, 1, REPETITIONS), 1.0),
                new Target(new DemoCase("samples.openmpi.Cascade", 4, ELEMENTS, 1, REPETITIONS), 0.25));
    }
}
