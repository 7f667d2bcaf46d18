package org.sluicempi.analyzer.plan;

import java.nio.file.Path;
import java.util.List;

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
}
