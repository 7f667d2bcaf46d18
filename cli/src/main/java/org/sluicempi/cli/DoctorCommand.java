package org.sluicempi.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.cli.doctor.Examination;
import org.sluicempi.cli.doctor.Finding;
import org.sluicempi.launcher.launch.Engines;
import org.sluicempi.launcher.program.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;

/** {@code doctor}: what there is on this machine, and what it can do. */
@Command(
        name = "doctor",
        description = "Says which MPI libraries can be used here, and measures each engine.",
        footer = "Exit code 1 with --strict if something is missing that one of the engines needs.")
final class DoctorCommand implements Callable<Integer> {
    private final Console console;

    /** Spelling of the result. */
    enum Format {
        TEXT,
        JSON
    }

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}")
    Format format = Format.TEXT;

    @Option(names = "--strict", description = "Exit code 1 if something is missing.")
    boolean strict;

    DoctorCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<Finding> findings =
                new Examination(Engines.shipped(), EngineOptions::option, Installation.ofThisJvm(), this::show).run();
        if (format == Format.JSON) {
            console.out()
                    .println(JsonMapper.builder()
                            .build()
                            .writerWithDefaultPrettyPrinter()
                            .writeValueAsString(findings));
        }
        boolean allWell = findings.stream().allMatch(Finding::ok);
        return strict && !allWell ? ExitCode.FINDINGS : ExitCode.FINE;
    }

    private void show(Finding finding) {
        if (format == Format.TEXT) {
            String mark = finding.ok() ? console.styled("green", "ok     ") : console.styled("yellow", "missing");
            console.out().println(mark + " " + console.styled("bold", finding.topic()) + ": " + finding.text());
            console.flush();
        }
    }
}
