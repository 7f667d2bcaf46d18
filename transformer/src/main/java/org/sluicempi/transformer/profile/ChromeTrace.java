package org.sluicempi.transformer.profile;

import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A profile in Chrome's trace event format, which Perfetto opens: a process for each run, a thread for each rank. */
public final class ChromeTrace {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final double MICRO = 1e3;

    private final ArrayNode events;
    private int flows;

    private ChromeTrace(ArrayNode events) {
        this.events = events;
    }

    public static String of(Profile profile) {
        ObjectNode root = MAPPER.createObjectNode();
        ChromeTrace trace = new ChromeTrace(root.putArray("traceEvents"));
        ArrayNode gaps = root.putObject("otherData").putArray("gaps");
        List<Run> runs = profile.runs();
        for (int k = 0; k < runs.size(); k++) {
            trace.run(k + 1, runs.get(k));
            runs.get(k).gaps().forEach(gaps::add);
        }
        root.put("displayTimeUnit", "ms");
        return MAPPER.writeValueAsString(root) + "\n";
    }

    private void run(int process, Run run) {
        String name = run.version().isEmpty() ? "run " + process : run.version();
        name("process_name", process, 0, name + ", " + run.engine() + Timeline.clockNote(run));
        for (Track track : run.tracks()) {
            name("thread_name", process, track.rank(), "rank " + track.rank());
            computing(process, track);
            for (Span span : track.spans()) {
                ObjectNode event = slice(process, track.rank(), span.what(), span.from(), span.nanos());
                event.put("cat", span.kind().label());
                if (!span.site().isEmpty()) {
                    event.putObject("args").put("call", span.site());
                }
            }
        }
        run.flows().forEach(flow -> flow(process, flow));
    }

    private void name(String what, int process, int thread, String name) {
        ObjectNode event = event("M", what, process, thread);
        event.putObject("args").put("name", name);
    }

    /** What lies between the spans. */
    private void computing(int process, Track track) {
        long at = track.from();
        for (Span span : track.spans()) {
            if (span.from() > at) {
                computes(process, track, at, span.from());
            }
            at = Math.max(at, span.to());
        }
        if (track.to() > at) {
            computes(process, track, at, track.to());
        }
    }

    private void computes(int process, Track track, long from, long to) {
        slice(process, track.rank(), "computing", from, to - from).put("cat", "computing");
    }

    private ObjectNode slice(int process, int thread, String name, long from, long nanos) {
        ObjectNode event = event("X", name, process, thread);
        event.put("ts", from / MICRO);
        event.put("dur", nanos / MICRO);
        return event;
    }

    private void flow(int process, Flow flow) {
        String name = flow.piece() ? "piece" : "message";
        int id = ++flows;
        ObjectNode arrival = slice(process, flow.receiver(), name + " is there", flow.arrived(), 0);
        arrival.put("cat", "arrival");
        ObjectNode said = arrival.putObject("args");
        said.put("bytes", flow.bytes());
        said.put("from", "rank " + flow.sender() + ", " + flow.sendSite());
        end("s", name, process, flow.sender(), flow.sent(), id);
        end("f", name, process, flow.receiver(), flow.arrived(), id).put("bp", "e");
    }

    private ObjectNode end(String phase, String name, int process, int thread, long at, int id) {
        ObjectNode event = event(phase, name, process, thread);
        event.put("cat", "flow");
        event.put("id", id);
        event.put("ts", at / MICRO);
        return event;
    }

    private ObjectNode event(String phase, String name, int process, int thread) {
        ObjectNode event = events.addObject();
        event.put("ph", phase);
        event.put("name", name);
        event.put("pid", process);
        event.put("tid", thread);
        return event;
    }
}
