package org.sluicempi.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.RemarkFilter;
import org.sluicempi.cli.console.CommandName;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.profile.Profile;
import org.sluicempi.transformer.report.Baseline;
import org.sluicempi.transformer.report.Finding;
import org.sluicempi.transformer.report.Findings;
import org.sluicempi.transformer.report.HtmlReport;
import org.sluicempi.transformer.report.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code analyze}: prints the remarks. */
@Command(
        name = "analyze",
        description = "Finds sends and receives and says of each what can be done, or which rule forbids it.")
final class AnalyzeCommand implements Callable<Integer> {
    private final Console console;
    private final Sluice sluice = new Sluice();

    @Mixin
    SourceOptions sources = new SourceOptions();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            converter = ReportNames.class,
            completionCandidates = ReportNames.class,
            description = {
                "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}",
                "plan: the decisions, for \"diff --plan\" and \"apply --plan\"."
            })
    @Nullable
    Report report;

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

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = {
                "Leave out what is in this report already, written by --format sarif or --format json.",
                "A finding is known by its rule, file, method and call, wherever in the file they stand."
            })
    @Nullable
    Path baseline;

    @Option(
            names = "--profile",
            split = ",",
            paramLabel = "FILE",
            description = {
                "With --format html: what run --profile or run --compare has recorded; the report then shows the timeline and",
                "what each call has cost. Several: separated by commas."
            })
    List<Path> profile = List.of();

    @Override
    public Integer call() {
        RemarkFilter unwanted = RemarkFilter.parse("--fail-on", failOn);
        Optional<Baseline> known = baseline == null ? Optional.empty() : Optional.of(read(baseline));
        Optional<Profile> measured = profile.isEmpty() ? Optional.empty() : Optional.of(measured());
        Analysis analysis = sources.analysis(console, sluice);
        Findings every = sluice.findings(analysis, Path.of(""));
        Findings findings = known.map(every::newSince).orElse(every);
        print(measured.map(findings::measured).orElse(findings));
        Optional<String> complaint =
                unwanted.complaint(findings.all().stream().map(Finding::remark).toList());
        complaint.ifPresent(found -> console.err().println("sluice: " + found));
        return Faults.exitCode(console, analysis, complaint.isPresent() ? ExitCode.FINDINGS : ExitCode.FINE);
    }

    private Profile measured() {
        if (!(report instanceof HtmlReport)) {
            throw new InputException("--profile is shown by --format html only");
        }
        return Profile.read(profile);
    }

    private static Baseline read(Path file) {
        try {
            return Baseline.read(Files.readString(file));
        } catch (InputException e) {
            throw new InputException("--baseline " + file + ": " + e.getMessage(), e);
        } catch (NoSuchFileException e) {
            throw new InputException("--baseline " + file + ": does not exist", e);
        } catch (IOException e) {
            throw new InputException("--baseline " + file + ": cannot be read (" + e + ")", e);
        }
    }

    private void print(Findings findings) {
        Report wanted = Objects.requireNonNull(report, "picocli sets the default");
        String printed = wanted.print(findings, console.ansi().enabled());
        switch (wanted.audience()) {
            case PROGRAMS -> console.print(printed.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
            case PEOPLE -> {
                console.out().print(printed);
                console.out().println();
                console.out().println(nextStep(findings.analysis()));
            }
        }
    }

    private String nextStep(Analysis analysis) {
        if (!SourceAnalysis.changesNothing(analysis)) {
            return "Next: " + CommandName.typed() + " diff" + sources.commandLine() + "   shows the changes";
        }
        return analysis.everyRemark().stream()
                .filter(remark -> remark.rule().kind() == Kind.MISSED)
                .findFirst()
                .map(remark -> "Nothing to change. Next: " + CommandName.typed() + " explain "
                        + remark.rule().id() + "   says what would allow it")
                .orElseGet(() -> nothingElse(analysis));
    }

    private static String nothingElse(Analysis analysis) {
        if (analysis.files().isEmpty()) {
            return "No file could be analysed.";
        }
        return analysis.notAnalysed().isEmpty()
                ? "Nothing to change."
                : "Nothing to change in the files that could be analysed.";
    }
}
