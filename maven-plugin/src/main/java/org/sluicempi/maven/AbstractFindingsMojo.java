package org.sluicempi.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.RemarkFilter;
import org.sluicempi.transformer.report.Baseline;
import org.sluicempi.transformer.report.Finding;
import org.sluicempi.transformer.report.Findings;
import org.sluicempi.transformer.report.SarifReport;

/** What the goals share that report findings. */
abstract class AbstractFindingsMojo extends AbstractSluiceMojo {
    /** A report in SARIF or JSON; what it holds already is left out, and fails no build. Default: none. */
    @Parameter(property = "sluice.baseline")
    @Nullable
    File baseline;

    /** Writes the findings of all modules as SARIF, {@code target/sluice/sluice.sarif} in the topmost module. */
    @Parameter(property = "sluice.sarif", defaultValue = "true")
    boolean sarif = true;

    /** The findings of this module that are new since the baseline; also writes those of all modules, old ones included. */
    final Findings findings(Analysis analysis) throws MojoExecutionException {
        if (sarif && session != null) {
            Path file = new SessionFindings(session).add(project(), analysis, new SarifReport());
            getLog().info("SARIF: " + file);
        }
        return newSinceBaseline(sluice.findings(analysis, baseFolder()));
    }

    final Findings newSinceBaseline(Findings findings) throws MojoExecutionException {
        return baseline == null ? findings : findings.newSince(read(baseline));
    }

    private Baseline read(File file) throws MojoExecutionException {
        try {
            return Baseline.read(Files.readString(absolute(file)));
        } catch (InputException e) {
            throw new InputException("sluice.baseline " + file + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new MojoExecutionException("sluice.baseline " + file + ": cannot be read: " + e, e);
        }
    }

    /**
     * Fails the build if there is a finding that it is to fail on.
     *
     * @param unwanted which those are
     */
    final void failOn(RemarkFilter unwanted, Findings findings) throws MojoFailureException {
        Optional<String> complaint =
                unwanted.complaint(findings.all().stream().map(Finding::remark).toList());
        if (complaint.isPresent()) {
            throw new MojoFailureException(complaint.get());
        }
    }

    /** The remarks of a setting of the user. */
    static RemarkFilter filter(List<String> words) {
        return RemarkFilter.parse("sluice.failOn", words);
    }
}
