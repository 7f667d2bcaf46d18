package org.sluicempi.maven;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.RemarkFilter;
import org.sluicempi.transformer.report.ConsoleReport;
import org.sluicempi.transformer.report.Findings;

/** Fails the build if a send or receive is left alone for a reason that {@code sluice.failOn} names. Reads only. */
@Mojo(
        name = "check",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyCollection = ResolutionScope.COMPILE,
        threadSafe = true)
public class CheckMojo extends AbstractFindingsMojo {
    /**
     * Fails the build if there is a remark of one of these kinds ({@code passed}, {@code missed}, {@code analysis}) or
     * rules (such as {@code SL011}). With a baseline only what is new counts.
     */
    @Parameter(property = "sluice.failOn", defaultValue = "missed")
    List<String> failOn = List.of("missed");

    @Override
    void run() throws MojoExecutionException, MojoFailureException {
        RemarkFilter unwanted = filter(failOn);
        Analysis analysis = analyze(tree());
        if (hasNoMpi(analysis)) {
            return;
        }
        Findings findings = findings(analysis);
        new ConsoleReport().print(findings, false).lines().forEach(getLog()::info);
        failOn(unwanted, findings);
    }
}
