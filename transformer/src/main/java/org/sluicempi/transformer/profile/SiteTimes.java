package org.sluicempi.transformer.profile;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the calls in the source have cost in the runs of a profile. */
public final class SiteTimes {
    /**
     * A call in one run, all times that it was made.
     *
     * @param version of the program
     * @param nanos what the rank that has lost most there has waited and sent in all
     * @param rank that rank
     */
    public record Cost(String version, long nanos, int rank) {}

    /** A place in the source: a path below a source root, and a line from 1. */
    private record Site(String path, int line) {
        private static final Pattern SPELT = Pattern.compile("(.+):(\\d{1,9})");

        /** Empty for what names none. */
        static Optional<Site> of(String spelt) {
            Matcher parts = SPELT.matcher(spelt);
            return parts.matches()
                    ? Optional.of(new Site(parts.group(1), Integer.parseInt(parts.group(2))))
                    : Optional.empty();
        }

        boolean isIn(String file, int first, int last) {
            return first <= line && line <= last && (file.equals(path) || file.endsWith("/" + path));
        }
    }

    private final List<Map<Site, Cost>> runs;

    private SiteTimes(List<Map<Site, Cost>> runs) {
        this.runs = runs;
    }

    public static SiteTimes of(Profile profile) {
        return new SiteTimes(profile.runs().stream()
                .sorted(Comparator.comparing(run -> !run.version().equals("original")))
                .map(SiteTimes::ofRun)
                .toList());
    }

    private static Map<Site, Cost> ofRun(Run run) {
        Map<Site, Cost> most = new HashMap<>();
        for (Track track : run.tracks()) {
            Map<Site, Long> own = new HashMap<>();
            track.spans()
                    .forEach(span -> Site.of(span.site()).ifPresent(site -> own.merge(site, span.nanos(), Long::sum)));
            own.forEach(
                    (site, nanos) -> most.merge(site, new Cost(run.version(), nanos, track.rank()), SiteTimes::dearer));
        }
        return most;
    }

    private static Cost dearer(Cost a, Cost b) {
        return a.nanos() >= b.nanos() ? a : b;
    }

    /**
     * One for each run in which a call that stands in these lines was made, that of the original first; empty if none.
     *
     * @param first line, from 1
     * @param last line, inclusive
     */
    public List<Cost> at(Path file, int first, int last) {
        String name = file.toString().replace(file.getFileSystem().getSeparator(), "/");
        return runs.stream()
                .flatMap(run -> run.entrySet().stream()
                        .filter(cost -> cost.getKey().isIn(name, first, last))
                        .map(Map.Entry::getValue)
                        .reduce(SiteTimes::dearer)
                        .stream())
                .toList();
    }
}
