package org.sluicempi.transformer.report;

import java.util.List;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.source.Position;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The remarks and decisions as JSON for programs. The document's {@code schemaVersion} grows when a field changes its
 * meaning or goes; new fields may come without.
 */
public final class JsonReport implements Report {
    /** Of the documents written. */
    public static final int SCHEMA_VERSION = 1;

    @Override
    public String id() {
        return "json";
    }

    @Override
    public Audience audience() {
        return Audience.PROGRAMS;
    }

    @Override
    public String print(Findings findings, boolean colour) {
        Analysis analysis = findings.analysis();
        ObjectNode root = Json.INDENTED.createObjectNode();
        root.put("schemaVersion", SCHEMA_VERSION);
        summary(root.putObject("summary"), Figures.of(analysis));
        ArrayNode files = root.putArray("files");
        analysis.files().forEach(file -> file(files.addObject(), file, findings));
        ArrayNode remarks = root.putArray("remarks");
        findings.ofFiles().forEach(finding -> finding(remarks.addObject(), finding));
        return Json.INDENTED.writeValueAsString(root) + "\n";
    }

    private static void summary(ObjectNode node, Figures summary) {
        node.put("filesScanned", summary.filesScanned());
        node.put("filesWithSites", summary.filesWithSites());
        node.put("sites", summary.sites());
        node.put("transformed", summary.transformed());
        node.put("passed", summary.passed());
        node.put("missed", summary.missed());
        node.put("analysis", summary.analysis());
    }

    private static void file(ObjectNode node, FilePlan file, Findings findings) {
        node.put("file", file.file().toString());
        node.put("root", file.root().toString());
        node.put("sha256", file.sha256());
        node.put("encoding", file.encoding());
        node.put("changes", !file.steps().isEmpty());
        ArrayNode sites = node.putArray("sites");
        for (SitePlan site : file.sites()) {
            List<Finding> found = findings.of(site);
            if (!found.isEmpty()) {
                site(sites.addObject(), site, found);
            }
        }
    }

    private static void site(ObjectNode node, SitePlan site, List<Finding> findings) {
        node.put("id", site.id());
        position(node, site.position());
        node.put("start", site.call().start());
        node.put("end", site.call().end());
        node.put("dialect", site.dialect());
        node.put("decision", site.variable().isPresent() ? "transformed" : "left");
        site.variable().ifPresent(variable -> node.put("variable", variable));
        if (!site.curves().isEmpty()) {
            node.set("curves", Json.INDENTED.valueToTree(site.curves()));
        }
        ArrayNode remarks = node.putArray("remarks");
        findings.forEach(finding -> finding(remarks.addObject(), finding));
    }

    private static void finding(ObjectNode node, Finding finding) {
        Remark remark = finding.remark();
        node.put("rule", remark.rule().id());
        node.put("kind", remark.rule().kind().label());
        node.put("title", remark.rule().title());
        node.put("fingerprint", finding.fingerprint());
        position(node, remark.position());
        node.put("message", remark.message());
        remark.remedy().ifPresent(remedy -> node.put("remedy", remedy));
        ArrayNode related = node.putArray("related");
        for (Remark.Related each : remark.related()) {
            ObjectNode place = related.addObject();
            position(place, each.position());
            place.put("what", each.what());
        }
    }

    private static void position(ObjectNode node, Position position) {
        node.put("file", position.file().toString());
        node.put("line", position.line());
        node.put("column", position.column());
    }
}
