package org.sluicempi.transformer.profile;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sluicempi.transformer.html.Page;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A profile as a picture: the runs above each other on one scale, a row for each rank, an arrow for each piece. */
public final class Timeline {
    /** More than a screen can show; of more the shortest are left out. */
    private static final int MOST = 20_000;

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Map<String, Integer> strings = new HashMap<>();
    private final ArrayNode stringList = MAPPER.createArrayNode();

    private Timeline() {}

    /** A page of its own. */
    public static String page(Profile profile) {
        Page page = new Page(Timeline.class, "timeline.html");
        return page.with("STYLE", style())
                .withScript("SCRIPT", script())
                .withData("DATA", data(profile))
                .print();
    }

    /** What draws a timeline, for pages that contain one. */
    public static String script() {
        return Page.resource(Timeline.class, "timeline.js");
    }

    /** How a timeline looks, for pages that contain one. */
    public static String style() {
        return Page.resource(Timeline.class, "timeline.css");
    }

    /** What the script draws. */
    public static ObjectNode data(Profile profile) {
        Timeline timeline = new Timeline();
        ObjectNode root = MAPPER.createObjectNode();
        ArrayNode runs = root.putArray("runs");
        profile.runs().stream()
                .sorted(Comparator.comparingInt(run -> run.version().equals("original") ? 0 : 1))
                .forEach(run -> timeline.run(runs.addObject(), run));
        root.set("strings", timeline.stringList);
        return root;
    }

    /** What is to be said of clocks; empty text on one machine. */
    static String clockNote(Run run) {
        if (run.clockError() == 0) {
            return "";
        }
        return run.clockError() == Long.MAX_VALUE
                ? "; clocks of the machines are not aligned: no messages in both directions"
                : String.format(Locale.ROOT, "; clocks of the machines aligned to %.1f us", run.clockError() / 1e3);
    }

    private void run(ObjectNode node, Run run) {
        node.put("version", run.version());
        node.put("engine", run.engine() + clockNote(run));
        node.put("nanos", run.nanos());
        ArrayNode gaps = node.putArray("gaps");
        run.gaps().forEach(gaps::add);
        ArrayNode tracks = node.putArray("tracks");
        int most = Math.max(1, MOST / Math.max(1, run.tracks().size()));
        int left = 0;
        for (Track track : run.tracks()) {
            left += Math.max(0, track.spans().size() - most);
            track(tracks.addObject(), track, most);
        }
        ArrayNode flows = node.putArray("flows");
        run.flows().stream().limit(MOST).forEach(flow -> flow(flows.addArray(), flow));
        left += Math.max(0, run.flows().size() - MOST);
        if (left > 0) {
            gaps.add("the picture leaves out " + left + " of the shortest intervals and latest messages; the trace"
                    + " for Perfetto has all");
        }
    }

    private void track(ObjectNode node, Track track, int most) {
        node.put("rank", track.rank());
        node.put("host", track.host());
        node.put("from", track.from());
        node.put("to", track.to());
        ArrayNode times = node.putArray("times");
        times.add(track.computing());
        track.times().values().forEach(times::add);
        ArrayNode spans = node.putArray("spans");
        List<Span> longest = track.spans().stream()
                .sorted(Comparator.comparingLong(Span::nanos).reversed())
                .limit(most)
                .sorted(Comparator.comparingLong(Span::from))
                .toList();
        for (Span span : longest) {
            spans.addArray()
                    .add(span.from())
                    .add(span.to())
                    .add(span.kind().ordinal())
                    .add(string(span.what()))
                    .add(string(span.site()));
        }
    }

    private void flow(ArrayNode node, Flow flow) {
        node.add(flow.sender()).add(flow.sent()).add(flow.receiver()).add(flow.arrived());
        node.add(flow.bytes()).add(flow.piece() ? 1 : 0);
        node.add(string(flow.sendSite())).add(string(flow.receiveSite()));
    }

    private int string(String text) {
        return strings.computeIfAbsent(text, fresh -> {
            stringList.add(fresh);
            return stringList.size() - 1;
        });
    }
}
