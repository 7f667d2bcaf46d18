package org.sluicempi.maven;

import java.nio.file.Path;
import java.util.List;
import org.codehaus.plexus.util.SelectorUtils;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.change.FileChange;

/**
 * The sources that goals report on and change. The others are read all the same, for what they say about these.
 *
 * @param includes patterns of paths below a source root, as in Ant; all sources if there is none
 * @param excludes patterns of those that are left out
 */
record SourceFilter(List<String> includes, List<String> excludes) {
    SourceFilter {
        includes = List.copyOf(includes);
        excludes = List.copyOf(excludes);
    }

    Analysis of(Analysis analysis) {
        if (includes.isEmpty() && excludes.isEmpty()) {
            return analysis;
        }
        return new Analysis(
                analysis.files().stream()
                        .filter(plan -> isWanted(FileChange.relative(plan.root(), plan.file())))
                        .toList(),
                analysis.remarks().stream()
                        .filter(remark -> isWanted(remark.position().file()))
                        .toList(),
                analysis.filesScanned());
    }

    /** @param file below a source root, or absolute */
    private boolean isWanted(Path file) {
        return (includes.isEmpty() || matches(includes, file)) && !matches(excludes, file);
    }

    private static boolean matches(List<String> patterns, Path file) {
        String separator = file.getFileSystem().getSeparator();
        // An absolute path without its root.
        String path = file.subpath(0, file.getNameCount()).toString();
        return patterns.stream().anyMatch(pattern -> {
            String place = (file.isAbsolute() ? "**/" : "") + pattern.strip();
            return SelectorUtils.matchPath(place.replace("/", separator), path);
        });
    }
}
