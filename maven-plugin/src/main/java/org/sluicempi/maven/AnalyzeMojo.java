package org.sluicempi.maven;

import java.io.File;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;

/** Says of each send and receive what can be done, or which rule forbids it. Reads only. */
@Mojo(
        name = "analyze",
        defaultPhase = LifecyclePhase.PROCESS_SOURCES,
        requiresDependencyResolution = ResolutionScope.COMPILE,
        threadSafe = true)
public class AnalyzeMojo extends AbstractSluiceMojo {
    /**
     * Fails the build if there is a remark of one of these kinds ({@code passed}, {@code missed}, {@code analysis}) or
     * rules (such as {@code SL011}). Then a module without MPI fails, too: nothing was checked.
     */
    @Parameter(property = "sluice.failOn")
    List<String> failOn = List.of();

    /** The same remarks as JSON. */
    @Parameter(property = "sluice.reportFile", defaultValue = "${project.build.directory}/sluice/report.json")
    @Nullable
    File reportFile;

    /** Where the decisions go, for a later {@code sluice:apply} with the same file. Default: nowhere. */
    @Parameter(property = "sluice.planFile")
    @Nullable
    File planFile;

    @Override
    void run() throws MojoExecutionException, MojoFailureException {
        for (String word : failOn) {
            check(word);
        }
        Analysis analysis = analyze(tree());
        if (hasNoMpi(analysis)) {
            if (!failOn.isEmpty()) {
                throw new MojoFailureException("sluice.failOn is set, but no source of "
                        + project().getId() + " uses MPI, so nothing was checked; set sluice.skip for this module");
            }
            return;
        }
        sluice.text(analysis, false).lines().forEach(getLog()::info);
        if (reportFile != null) {
            Output.write(absolute(reportFile), sluice.json(analysis));
            getLog().info("report: " + reportFile);
        }
        if (planFile != null) {
            Output.write(absolute(planFile), sluice.planToJson(analysis));
            getLog().info("plan: " + planFile);
        }
        List<Remark> found = remarks(analysis).filter(this::isUnwanted).toList();
        if (!found.isEmpty()) {
            throw new MojoFailureException(found.size() + " remarks that sluice.failOn (" + String.join(",", failOn)
                    + ") names, the first one: " + found.get(0));
        }
    }

    private boolean isUnwanted(Remark remark) {
        return failOn.stream()
                .anyMatch(word -> word.strip().equalsIgnoreCase(remark.rule().id())
                        || word.strip().equalsIgnoreCase(remark.rule().kind().label()));
    }

    private static void check(String word) throws MojoExecutionException {
        String wanted = word.strip().toLowerCase(Locale.ROOT);
        boolean kind = Stream.of(Kind.values()).anyMatch(k -> k.label().equals(wanted));
        if (!kind && Rule.byId(wanted).isEmpty()) {
            throw new MojoExecutionException("sluice.failOn " + word
                    + ": neither a kind of remark (passed, missed, analysis) nor a rule (such as SL011)");
        }
    }

    private static Stream<Remark> remarks(Analysis analysis) {
        return Stream.concat(
                analysis.files().stream()
                        .flatMap(file -> file.sites().stream())
                        .flatMap(site -> site.remarks().stream()),
                analysis.remarks().stream());
    }
}
