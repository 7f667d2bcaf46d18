package org.sluicempi.maven;

import java.io.File;
import java.util.List;
import java.util.Locale;
import org.apache.maven.doxia.sink.Sink;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.reporting.MavenReport;
import org.apache.maven.reporting.MavenReportException;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.profile.Profile;
import org.sluicempi.transformer.report.Findings;
import org.sluicempi.transformer.report.HtmlReport;

/**
 * Writes a page for a browser that shows each send and receive with its change, or with what forbids one, and says what to change
 * first. The page needs no other file. Also a report of {@code mvn site}.
 */
@Mojo(
        name = "report",
        defaultPhase = LifecyclePhase.SITE,
        requiresDependencyCollection = ResolutionScope.COMPILE,
        threadSafe = true)
public class ReportMojo extends AbstractFindingsMojo implements MavenReport {
    /** Where the page goes; {@code mvn site} sets it to the folder of the site. */
    @Parameter(property = "sluice.reportDirectory", defaultValue = "${project.reporting.outputDirectory}")
    @Nullable
    File reportDirectory;

    /** The page's name, without {@code .html}. */
    @Parameter(property = "sluice.reportName", defaultValue = "sluice")
    String reportName = "sluice";

    /**
     * What runs of the program have recorded, see {@code sluice:run}: the page shows the timeline and what each call has cost.
     * Default: none.
     */
    @Parameter(property = "sluice.profile")
    List<File> profile = List.of();

    @Override
    void run() throws MojoExecutionException {
        Analysis analysis = analysis();
        if (hasNoMpi(analysis)) {
            return;
        }
        File page = new File(getReportOutputDirectory(), reportName + ".html");
        Output.write(absolute(page), new HtmlReport().print(measured(reported(analysis)), false));
        getLog().info("report: " + page);
    }

    private Findings measured(Findings findings) {
        return profile.isEmpty()
                ? findings
                : findings.measured(
                        Profile.read(profile.stream().map(this::absolute).toList()));
    }

    /** What the page is about. */
    Analysis analysis() throws MojoExecutionException {
        return analyze(tree());
    }

    /** What stands on the page; the same for programs is written beside it. */
    Findings reported(Analysis analysis) throws MojoExecutionException {
        return findings(analysis);
    }

    @Override
    public void generate(@Nullable Sink sink, @Nullable Locale locale) throws MavenReportException {
        try {
            execute();
        } catch (MojoExecutionException | MojoFailureException e) {
            throw new MavenReportException(String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    public boolean canGenerateReport() {
        return !skip && hasSources(project());
    }

    @Override
    public boolean isExternalReport() {
        return true;
    }

    @Override
    public String getOutputName() {
        return reportName;
    }

    @Override
    public String getCategoryName() {
        return CATEGORY_PROJECT_REPORTS;
    }

    @Override
    public String getName(@Nullable Locale locale) {
        return "Sluice";
    }

    @Override
    public String getDescription(@Nullable Locale locale) {
        return "Which sends and receives overlap with computation, and what keeps the others from it.";
    }

    @Override
    public void setReportOutputDirectory(@Nullable File directory) {
        reportDirectory = directory;
    }

    @Override
    public File getReportOutputDirectory() {
        return reportDirectory == null ? workFolder().toFile() : reportDirectory;
    }
}
