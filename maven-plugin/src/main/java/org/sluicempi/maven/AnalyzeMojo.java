package org.sluicempi.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.RemarkFilter;
import org.sluicempi.transformer.report.ConsoleReport;
import org.sluicempi.transformer.report.Findings;
import org.sluicempi.transformer.report.Report;
import org.sluicempi.transformer.report.Reports;

/** Says of each send and receive what can be done, or which rule forbids it. Reads only. */
@Mojo(
        name = "analyze",
        defaultPhase = LifecyclePhase.PROCESS_SOURCES,
        requiresDependencyCollection = ResolutionScope.COMPILE,
        threadSafe = true)
public class AnalyzeMojo extends AbstractFindingsMojo {
    /**
     * Fails the build if there is a remark of one of these kinds ({@code passed}, {@code missed}, {@code analysis}) or
     * rules (such as {@code SL011}). Then a module without MPI fails, too: nothing was checked.
     */
    @Parameter(property = "sluice.failOn")
    List<String> failOn = List.of();

    /** What the report is: one of those that {@code sluice analyze --format} knows, such as {@code json}. */
    @Parameter(property = "sluice.reportFormat", defaultValue = "json")
    String reportFormat = "json";

    /** Where the report goes. Default: {@code report.FORMAT} in {@code target/sluice}. */
    @Parameter(property = "sluice.reportFile")
    @Nullable
    File reportFile;

    /** Where the decisions go, for a later {@code sluice:apply} with the same file. Default: nowhere. */
    @Parameter(property = "sluice.planFile")
    @Nullable
    File planFile;

    /** What {@link #reportFormat} chooses from. */
    Reports reports = sluice.reports();

    @Override
    void run() throws MojoExecutionException, MojoFailureException {
        RemarkFilter unwanted = filter(failOn);
        Report report = reports.byId(reportFormat)
                .orElseThrow(() -> new InputException("sluice.reportFormat: " + reports.unknown(reportFormat)));
        Analysis analysis = analyze(tree());
        if (hasNoMpi(analysis)) {
            if (!failOn.isEmpty()) {
                throw new MojoFailureException("sluice.failOn is set, but no source of "
                        + project().getId() + " uses MPI, so nothing was checked; set sluice.skip for this module");
            }
            return;
        }
        Findings findings = findings(analysis);
        new ConsoleReport().print(findings, false).lines().forEach(getLog()::info);
        Path file = reportFile == null ? workFolder().resolve("report." + report.id()) : absolute(reportFile);
        Output.write(file, report.print(findings, false));
        getLog().info("report: " + file);
        if (planFile != null) {
            Output.write(absolute(planFile), sluice.planToJson(analysis));
            getLog().info("plan: " + planFile);
        }
        failOn(unwanted, findings);
    }
}
