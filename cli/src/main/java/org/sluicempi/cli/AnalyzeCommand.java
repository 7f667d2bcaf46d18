package org.sluicempi.cli;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.cli.console.CommandName;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.transformer.Sluice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code analyze}: prints the remarks. */
@Command(
        name = "analyze",
        description = "Finds sends and receives and says of each what can be done, or which rule forbids it.")
final class AnalyzeCommand implements Callable<Integer> {
    enum Format {
        TEXT,
        JSON,
        PLAN
    }

    private final Console console;
    private final Sluice sluice = new Sluice();

    @Mixin
    SourceOptions sources = new SourceOptions();

    @Option(
            names = "--format",
            description = {
                "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}",
                "PLAN: the decisions, for \"diff --plan\" and \"apply --plan\"."
            })
    Format format = Format.TEXT;

    @Option(
            names = "--fail-on",
            split = ",",
            paramLabel = "WHAT",
            description = {
                "Exit with 1 if there is a remark of this kind (passed, missed, analysis) or rule (such as SL011).",
                "Several: separated by commas."
            })
    List<String> failOn = List.of();

    AnalyzeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        RemarkFilter unwanted = RemarkFilter.parse(failOn);
        Analysis analysis = sources.analysis(console, sluice);
        print(analysis);
        List<Remark> found = unwanted.in(analysis);
        if (found.isEmpty()) {
            return Faults.exitCode(console, analysis, ExitCode.FINE);
        }
        console.err()
                .println("sluice: " + found.size() + " remarks that --fail-on " + String.join(",", failOn)
                        + " names, the first one at " + found.get(0).position());
        return Faults.exitCode(console, analysis, ExitCode.FINDINGS);
    }

    private void print(Analysis analysis) {
        switch (format) {
            case JSON -> print(sluice.json(analysis));
            case PLAN -> print(sluice.planToJson(analysis));
            case TEXT -> {
                console.out().print(sluice.text(analysis, console.ansi().enabled()));
                console.out().println();
                console.out().println(nextStep(analysis));
            }
        }
    }

    private void print(String json) {
        console.print(json.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    private String nextStep(Analysis analysis) {
        if (!SourceAnalysis.changesNothing(analysis)) {
            return "Next: " + CommandName.typed() + " diff" + sources.commandLine() + "   shows the changes";
        }
        return RemarkFilter.parse(List.of("missed")).in(analysis).stream()
                .findFirst()
                .map(remark -> "Nothing to change. Next: " + CommandName.typed() + " explain "
                        + remark.rule().id() + "   says what would allow it")
                .orElseGet(() -> analysis.files().isEmpty() ? "No file could be analysed." : "Nothing to change.");
    }
}
