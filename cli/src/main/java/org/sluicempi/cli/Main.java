package org.sluicempi.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.model.Preloading;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.report.Reports;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code sluice} itself: finds the verb, runs it, and turns what goes wrong into a message and a code. */
@Command(
        name = "sluice",
        description = "Makes communication of Java MPI programs overlap the computation that depends on it.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        scope = ScopeType.INHERIT,
        sortOptions = false,
        usageHelpAutoWidth = true,
        synopsisSubcommandLabel = "VERB",
        commandListHeading = "%nVerbs:%n",
        descriptionHeading = "%n",
        parameterListHeading = "%n",
        optionListHeading = "%nOptions:%n",
        footerHeading = "%n",
        subcommands = {
            DemoCommand.class,
            AnalyzeCommand.class,
            DiffCommand.class,
            ApplyCommand.class,
            UndoCommand.class,
            RunCommand.class,
            TimelineCommand.class,
            ExplainCommand.class,
            DoctorCommand.class,
            WarmCommand.class,
            PredictCommand.class,
            ClassPathCommand.class,
            LspCommand.class,
            CompletionCommand.class,
            ManualCommand.class
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:fine",
            "1:findings that --fail-on asked to fail on, or results that differ",
            "2:input that cannot be used",
            "3:an error of Sluice itself",
            "125:run only: the program was not run; other codes are the program's",
        })
public final class Main implements Runnable {
    @Option(names = "--stacktrace", scope = ScopeType.INHERIT, description = "Show the stack trace of an error.")
    boolean stacktrace;

    @Spec
    @Nullable
    CommandSpec spec;

    /** Verbs that read sources at once. */
    private static final Set<String> READERS = Set.of("analyze", "diff", "apply");

    public static void main(String[] args) {
        if (args.length > 0 && READERS.contains(args[0])) {
            Preloading.begin();
        }
        Console console = Console.ofProcess();
        int code = execute(console, args);
        console.flush();
        System.exit(code);
    }

    /**
     * Runs one command without ending the JVM.
     *
     * @return the exit code: 0 to 3; of {@code run} that of the program, or 125
     */
    public static int execute(PrintWriter out, PrintWriter err, String... args) {
        Console console = Console.plain(out, err);
        int code = execute(console, args);
        console.flush();
        return code;
    }

    private static int execute(Console console, String... args) {
        return execute(console, new Sluice().reports(), args);
    }

    /** @param reports that users can choose from */
    static int execute(Console console, Reports reports, String... args) {
        Main main = new Main();
        CommandLine line = new CommandLine(main, new VerbFactory(console, reports));
        line.setResourceBundle(new EngineOptions.Texts());
        line.setOut(console.out());
        line.setErr(console.err());
        line.setColorScheme(CommandLine.Help.defaultColorScheme(console.ansi()));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler(badArguments(console));
        line.setExecutionExceptionHandler(failure(console, main));
        Optional.ofNullable(line.getSubcommands().get("run")).ifPresent(run -> run.setStopAtPositional(true));
        int code = line.execute(args);
        if (console.outFailed() && (code == ExitCode.FINE || code == ExitCode.FINDINGS)) {
            console.err().println("sluice: the output could not be written: the disk is full, or its reader has gone");
            return ExitCode.BAD_INPUT;
        }
        return code;
    }

    @Override
    public void run() {
        throw new ParameterException(
                Objects.requireNonNull(spec, "picocli sets it").commandLine(), "which verb?");
    }

    private static IParameterExceptionHandler badArguments(Console console) {
        return (problem, args) -> {
            CommandLine line = problem.getCommandLine();
            console.err().println("sluice: " + problem.getMessage());
            if (!UnmatchedArgumentException.printSuggestions(problem, console.err())) {
                console.err().println("usage: see " + line.getCommandSpec().qualifiedName() + " --help");
            }
            return code(line, ExitCode.BAD_INPUT);
        };
    }

    private static IExecutionExceptionHandler failure(Console console, Main main) {
        return (problem, line, parsed) -> {
            Failure failure = Failure.of(problem);
            console.out().flush();
            console.err().println("sluice: " + failure.message());
            if (main.stacktrace) {
                problem.printStackTrace(console.err());
            } else if (failure.exitCode() == ExitCode.INTERNAL_ERROR) {
                console.err().println("        add --stacktrace to see where, and report it with that output");
            }
            return code(line, failure.exitCode());
        };
    }

    /** A failure of Sluice must not look like an end of the user's program. */
    private static int code(CommandLine failed, int code) {
        return failed.getCommandName().equals("run") ? ExitCode.NOT_RUN : code;
    }

    /** What a thrown exception means to the user. */
    private record Failure(int exitCode, String message) {
        static Failure of(Throwable problem) {
            for (Throwable t = problem; t != null; t = t.getCause()) {
                if (t instanceof InputException) {
                    return new Failure(ExitCode.BAD_INPUT, String.valueOf(t.getMessage()));
                }
                if (t instanceof FileSystemException file) {
                    String what = Optional.ofNullable(file.getReason())
                            .orElse(file.getClass().getSimpleName().replace("Exception", ""));
                    return new Failure(ExitCode.BAD_INPUT, file.getFile() + ": " + what);
                }
            }
            // What the machine refuses, such as space on the disk, is not for Sluice to mend.
            for (Throwable t = problem; t != null; t = t.getCause()) {
                if (t instanceof IOException) {
                    return new Failure(ExitCode.BAD_INPUT, "cannot read or write: " + t.getMessage());
                }
            }
            return new Failure(ExitCode.INTERNAL_ERROR, "internal error: " + problem);
        }
    }
}
