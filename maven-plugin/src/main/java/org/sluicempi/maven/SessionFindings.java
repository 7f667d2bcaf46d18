package org.sluicempi.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.report.Findings;
import org.sluicempi.transformer.report.Report;

/**
 * The findings of all modules of a build, as one document below {@code target} of its topmost module. It is written again with
 * each module that is done, so that a build that fails leaves what was found until then, and modules may be built at once.
 */
final class SessionFindings {
    private static final String KEY = "org.sluicempi.findings";

    private final MavenSession session;
    private final MavenProject top;

    SessionFindings(MavenSession session) {
        this.session = session;
        this.top = session.getTopLevelProject();
    }

    /** Adds a module, in the place of what an earlier goal has found there; returns the document. */
    Path add(MavenProject module, Analysis analysis, Report report) throws MojoExecutionException {
        synchronized (top) {
            Map<Integer, Analysis> all = new TreeMap<>();
            if (top.getContextValue(KEY) instanceof Map<?, ?> before) {
                before.forEach((place, found) -> all.put((Integer) place, (Analysis) found));
            }
            all.put(session.getProjects().indexOf(module), analysis);
            top.setContextValue(KEY, new LinkedHashMap<>(all));
            Path base = top.getBasedir().toPath();
            Findings findings =
                    new Sluice().findings(together(all.values().stream().toList()), base);
            Path file = Path.of(top.getBuild().getDirectory()).resolve("sluice").resolve("sluice." + report.id());
            Output.write(file, report.print(findings, false));
            return file;
        }
    }

    /** Several modules as if they were one. */
    static Analysis together(List<Analysis> modules) {
        List<FilePlan> files = new ArrayList<>();
        List<Remark> remarks = new ArrayList<>();
        int scanned = 0;
        for (Analysis module : modules) {
            files.addAll(module.files());
            remarks.addAll(module.remarks());
            scanned += module.filesScanned();
        }
        return new Analysis(files, remarks, scanned);
    }
}
