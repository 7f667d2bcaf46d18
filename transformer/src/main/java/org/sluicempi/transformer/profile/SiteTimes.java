package org.sluicempi.transformer.profile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

    private final List<Run> runs;
    private final List<Map<String, Cost>> costs = new ArrayList<>();

    private SiteTimes(List<Run> runs) {
        this.runs = runs;
    }

    public static SiteTimes of(Profile profile) {
        SiteTimes times = new SiteTimes(profile.runs().stream()
                .sorted(Comparator.comparing(run -> !run.version().equals("original")))
                .toList());
        times.runs.forEach(run -> times.costs.add(ofRun(run)));
        return times;
    }

    private static Map<String, Cost> ofRun(Run run) {
        Map<String, Cost> most = new HashMap<>();
        for (Track track : run.tracks()) {
            Map<String, Long> own = new HashMap<>();
            track.spans().stream()
                    .filter(span -> !span.site().isEmpty())
                    .forEach(span -> own.merge(span.site(), span.nanos(), Long::sum));
            own.forEach((site, nanos) -> most.merge(
                    site, new Cost(run.version(), nanos, track.rank()), (a, b) -> a.nanos() >= b.nanos() ? a : b));
        }
        return most;
    }

    /**
     * One for each run in which a call that stands in these lines was made, that of the original first; empty if none.
     *
     * @param first line, from 1
     * @param last line, inclusive
     */
    public List<Cost> at(Path file, int first, int last) {
        String name = file.toString().replace(file.getFileSystem().getSeparator(), "/");
        List<Cost> found = new ArrayList<>();
        for (Map<String, Cost> run : costs) {
            run.entrySet().stream()
                    .filter(cost -> isAt(cost.getKey(), name, first, last))
                    .map(Map.Entry::getValue)
                    .max(Comparator.comparingLong(Cost::nanos))
                    .ifPresent(found::add);
        }
        return found;
    }

    /** @param site a path below a source root, a colon, a line */
    private static boolean isAt(String site, String file, int first, int last) {
        int colon = site.lastIndexOf(':');
        String path = site.substring(0, colon);
        int line = Integer.parseInt(site.substring(colon + 1));
        return first <= line && line <= last && (file.equals(path) || file.endsWith("/" + path));
    }
}
