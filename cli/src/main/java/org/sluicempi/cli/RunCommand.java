package org.sluicempi.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.cli.warm.WarmAfterwards;
import org.sluicempi.launcher.job.ProgramJob;
import org.sluicempi.launcher.launch.Engines;
import org.sluicempi.launcher.launch.Launch;
import org.sluicempi.launcher.launch.LaunchSettings;
import org.sluicempi.launcher.program.DialectDetector;
import org.sluicempi.launcher.program.Installation;
import org.sluicempi.launcher.program.MainClass;
import org.sluicempi.launcher.program.WorkFolder;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code run}: builds what is to be run and runs it, in processes of its own. */
@Command(
        name = "run",
        description = "Runs an MPI program, transformed or as it is.",
        footer = {
            "With --source the program is transformed, compiled and run; the sources stay as they are.",
            "Without it the classes on the class path are run.",
            "",
            "  sluice run -n 4 --source src/main/java com.example.Heat 1000",
            "  sluice run -n 4 --engine native --source src/main/java com.example.Heat 1000",
            "  sluice run -n 4 --original --class-path target/classes com.example.Heat 1000"
        })
final class RunCommand implements Callable<Integer> {
    private final Console console;

    /** Which of the two versions. */
    static final class Choice {
        @Option(names = "--transformed", description = "Run the transformed program. Default where there is --source")
        boolean transformed;

        @Option(names = "--original", description = "Run the program as it is.")
        boolean original;
    }

    @Option(
            names = {"-n", "--ranks"},
            required = true,
            paramLabel = "N",
            description = "Number of ranks.")
    int ranks;

    @Option(names = "--source", paramLabel = "SRC", description = "Folder with the program's sources.")
    @Nullable
    Path source;

    @Mixin
    LanguageOptions language = new LanguageOptions();

    @ArgGroup
    @Nullable
    Choice version;

    @Option(
            names = "--api",
            description = "Dialect of MPI that the program is written in: ${COMPLETION-CANDIDATES}. Default: found out",
            converter = DialectNames.class,
            completionCandidates = DialectNames.class)
    @Nullable
    Dialect api;

    @Option(
            names = "--compare",
            description = {
                "Run the original and the transformed program in turn and print how long they take, with confidence",
                "intervals. With --profile FILE the last recordings are kept, the original's with -original in its name."
            })
    boolean compare;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "5",
            description = "Runs of each version with --compare. Default: ${DEFAULT-VALUE}")
    int rounds;

    @Mixin
    EngineOptions engine = new EngineOptions();

    @Parameters(arity = "1..*", paramLabel = "MAIN [ARG...]", description = "Main class and arguments of the program.")
    List<String> program = List.of();

    RunCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        checkComparable();
        Launch launch = Engines.shipped()
                .launch(
                        engine.settings(ranks, console).ofVersion(source == null ? "" : versionName()),
                        Installation.java());
        if (source == null && version != null && version.transformed) {
            throw new InputException("--transformed needs the program's sources: add --source FOLDER");
        }
        Installation installation = Installation.ofThisJvm();
        try (WorkFolder work = WorkFolder.create()) {
            return source == null
                    ? run(launch, installation, ofClasses(installation), "the class path")
                    : ofSources(launch, installation, new SourceProgram(console, language, source), work);
        }
    }

    private List<Path> ofClasses(Installation installation) throws IOException {
        List<Path> libraries = language.classPath();
        return with(installation.face(apiOfClasses(libraries)), libraries);
    }

    private int ofSources(Launch launch, Installation installation, SourceProgram sources, WorkFolder work)
            throws IOException, InterruptedException {
        if (!compare) {
            return run(
                    launch,
                    installation,
                    built(transformed(), installation, sources, work),
                    sources.root().toString());
        }
        List<List<Path>> both = List.of(
                built(false, installation, sources, work), //
                built(true, installation, sources, work));
        MainClass.check(main(), both.get(0), sources.root().toString());
        LaunchSettings settings = engine.settings(ranks, console);
        return new CompareRun(console, settings, ranks, both, program, installation, work.folder("profiles"))
                .print(rounds, engine);
    }

    /** The class path of one version. */
    private List<Path> built(boolean second, Installation installation, SourceProgram sources, WorkFolder work)
            throws IOException {
        List<Path> libraries = language.classPath();
        Path face = installation.face(apiOfSources(sources));
        Path classes = sources.build(second, main(), installation.compilePath(face, libraries), work);
        return with(face, with(classes, libraries));
    }

    private static List<Path> with(Path first, List<Path> rest) {
        List<Path> all = new ArrayList<>(List.of(first));
        all.addAll(rest);
        return all;
    }

    private int run(Launch launch, Installation installation, List<Path> classPath, String where)
            throws IOException, InterruptedException {
        MainClass.check(main(), classPath, where);
        int code = new ProgramJob(ranks, classPath, launch, main(), program.subList(1, program.size()))
                .run(installation, console.jobOutput());
        if (code == ExitCode.FINE) {
            new WarmAfterwards(console, launch, installation, classPath).run();
        }
        return code;
    }

    private void checkComparable() {
        if (!compare) {
            return;
        }
        if (source == null || version != null) {
            throw new InputException("--compare builds and runs both versions: add --source FOLDER, without --original"
                    + " and --transformed");
        }
        if (rounds < 1) {
            throw new InputException("--rounds " + rounds + ": each version is run at least once");
        }
        if (engine.outputDir != null) {
            throw new InputException(
                    "--output-dir has no meaning with --compare, which runs the program several times");
        }
    }

    private boolean transformed() {
        return version == null || !version.original;
    }

    private String versionName() {
        return transformed() ? "transformed" : "original";
    }

    private String main() {
        return program.get(0);
    }

    private Dialect apiOfClasses(List<Path> libraries) throws IOException {
        if (libraries.isEmpty()) {
            throw new InputException("where is " + main()
                    + "? Add --source FOLDER with its sources or --class-path PATH with its classes");
        }
        return api != null
                ? api
                : sure(new DialectDetector().addClasses(libraries).result(), "the class path");
    }

    private Dialect apiOfSources(SourceProgram sources) {
        if (api != null) {
            return api;
        }
        Optional<Dialect> found = sources.dialect();
        Optional<Remark> unread = found.isPresent() ? Optional.empty() : sources.unread();
        if (unread.isPresent()) {
            throw new InputException(unread.get().toString());
        }
        return sure(found, sources.root().toString());
    }

    private static Dialect sure(Optional<Dialect> found, String where) {
        return found.orElseThrow(() -> new InputException(where
                + ": nothing of MPI found that says which dialect the program is written in; add --api "
                + String.join(" or --api ", new DialectNames())));
    }
}
