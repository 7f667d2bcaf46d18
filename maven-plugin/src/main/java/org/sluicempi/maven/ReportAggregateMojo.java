package org.sluicempi.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.report.Findings;
import org.sluicempi.transformer.report.JsonReport;
import org.sluicempi.transformer.report.Report;
import org.sluicempi.transformer.report.SarifReport;

/**
 * Writes one page about all modules of a build, as {@code report} does about one, below {@code target} of the topmost module;
 * also {@code sluice.sarif} and {@code sluice.json} in its {@code target/sluice}. Modules that set {@code sluice.skip} are left
 * out. Of modules that depend on each other, those that are depended on must have been compiled.
 */
@Mojo(
        name = "report-aggregate",
        aggregator = true,
        requiresDependencyCollection = ResolutionScope.COMPILE,
        threadSafe = true)
public class ReportAggregateMojo extends ReportMojo {
    @Override
    boolean spansModules() {
        return true;
    }

    @Override
    Analysis analysis() throws MojoExecutionException {
        List<Analysis> modules = new ArrayList<>();
        for (MavenProject module :
                Objects.requireNonNull(session, "Maven sets the session").getProjects()) {
            boolean skipped = Boolean.parseBoolean(module.getProperties().getProperty("sluice.skip"));
            if (hasSources(module) && !skipped) {
                SourceTree tree = tree(module);
                if (!tree.roots().isEmpty()) {
                    modules.add(analyze(tree, module));
                }
            }
        }
        return SessionFindings.together(modules);
    }

    @Override
    Findings reported(Analysis analysis) throws MojoExecutionException {
        Findings findings = sluice.findings(analysis, baseFolder());
        if (sarif) {
            write(new SarifReport(), findings);
        }
        write(new JsonReport(), findings);
        return newSinceBaseline(findings);
    }

    private void write(Report report, Findings findings) throws MojoExecutionException {
        Path file = workFolder().resolve("sluice." + report.id());
        Output.write(file, report.print(findings, false));
        getLog().info(report.id() + ": " + file);
    }

    /** In a site it belongs to the topmost module alone. */
    @Override
    public boolean canGenerateReport() {
        return !skip && project().isExecutionRoot();
    }
}
