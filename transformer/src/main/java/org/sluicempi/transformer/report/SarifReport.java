package org.sluicempi.transformer.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The remarks in the Static Analysis Results Interchange Format, SARIF 2.1.0 of OASIS, which editors and code hosts show beside
 * the source. What could be done and is not is a note; what is done passes; all else informs.
 */
public final class SarifReport implements Report {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    @Override
    public String id() {
        return "sarif";
    }

    @Override
    public Audience audience() {
        return Audience.PROGRAMS;
    }

    @Override
    public String print(Analysis analysis, boolean colour) {
        List<Remark> remarks = analysis.everyRemark();
        List<Rule> rules =
                remarks.stream().map(Remark::rule).distinct().sorted().toList();
        ObjectNode root = MAPPER.createObjectNode();
        root.put("$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json");
        root.put("version", "2.1.0");
        ObjectNode run = root.putArray("runs").addObject();
        ObjectNode driver = run.putObject("tool").putObject("driver");
        driver.put("name", "Sluice");
        ArrayNode described = driver.putArray("rules");
        rules.forEach(rule -> rule(described.addObject(), rule));
        run.put("columnKind", "utf16CodeUnits");
        ArrayNode results = run.putArray("results");
        remarks.forEach(remark -> result(results.addObject(), remark, rules.indexOf(remark.rule())));
        return MAPPER.writeValueAsString(root) + "\n";
    }

    private static void rule(ObjectNode node, Rule rule) {
        node.put("id", rule.id());
        node.putObject("shortDescription").put("text", rule.title());
    }

    private static void result(ObjectNode node, Remark remark, int ruleIndex) {
        Kind kind = remark.rule().kind();
        node.put("ruleId", remark.rule().id());
        node.put("ruleIndex", ruleIndex);
        node.put(
                "kind",
                switch (kind) {
                    case PASSED -> "pass";
                    case MISSED -> "fail";
                    case ANALYSIS -> "informational";
                });
        node.put("level", kind == Kind.MISSED ? "note" : "none");
        String remedy = remark.remedy().map(text -> "; to allow it, " + text).orElse("");
        node.putObject("message").put("text", remark.message() + remedy);
        place(node.putArray("locations").addObject(), remark.position());
        if (!remark.related().isEmpty()) {
            ArrayNode related = node.putArray("relatedLocations");
            for (Remark.Related each : remark.related()) {
                ObjectNode location = related.addObject();
                place(location, each.position());
                location.putObject("message").put("text", each.what());
            }
        }
    }

    /** A remark about a whole file has no region. */
    private static void place(ObjectNode location, Position position) {
        ObjectNode physical = location.putObject("physicalLocation");
        physical.putObject("artifactLocation").put("uri", uri(position.file()));
        if (position.line() > 0) {
            ObjectNode region = physical.putObject("region");
            region.put("startLine", position.line());
            if (position.column() > 0) {
                region.put("startColumn", position.column());
            }
        }
    }

    /** Relative as the file was named, with the characters escaped that a URI cannot hold. */
    private static String uri(Path file) {
        if (file.isAbsolute()) {
            return file.toUri().toASCIIString();
        }
        String path = StreamSupport.stream(file.spliterator(), false)
                .map(Path::toString)
                .collect(Collectors.joining("/", "/", ""));
        try {
            return new URI(null, null, path, null).toASCIIString().substring(1);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("every path is one of a URI: " + path, e);
        }
    }
}
