package org.sluicempi.analyzer.plan;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.sluicempi.analyzer.rule.Remark;

/**
 * Everything about one file.
 *
 * @param file absolute path
 * @param root the source root that the file was found under
 * @param sha256 of the file's bytes when it was read, in hex; a file that differs is not edited
 * @param encoding name of the character set it was decoded with
 * @param sites in order of position
 * @param steps the changes, in no particular order; empty where nothing changes
 */
public record FilePlan(Path file, Path root, String sha256, String encoding, List<SitePlan> sites, List<Step> steps) {
    public FilePlan {
        sites = List.copyOf(sites);
        steps = List.copyOf(steps);
    }

    /** The same file with nothing to change: the remark takes the place of what was said of the sites that pass. */
    public FilePlan withdrawn(Function<SitePlan, Remark> remark) {
        List<SitePlan> left = sites.stream()
                .map(site -> site.variable().isEmpty()
                        ? site
                        : new SitePlan(
                                site.id(),
                                site.position(),
                                site.call(),
                                site.dialect(),
                                Optional.empty(),
                                List.of(remark.apply(site))))
                .toList();
        return new FilePlan(file, root, sha256, encoding, left, List.of());
    }
}
