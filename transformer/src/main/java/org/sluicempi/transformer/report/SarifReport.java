package org.sluicempi.transformer.report;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.rule.RulePage;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.transformer.change.SiteChange;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The remarks in the Static Analysis Results Interchange Format, SARIF 2.1.0 of OASIS, which editors and code hosts show beside
 * the source. What could be done and is not is a note; what is done passes; all else informs. A call that can be changed has its
 * change as a fix; the same replacement in several fixes is one.
 */
public final class SarifReport implements Report {
    static final String TOOL = "Sluice";

    /** The name under which a result's fingerprint is found; with another number it would be computed in another way. */
    static final String FINGERPRINT = "sluiceFinding/v1";

    @Override
    public String id() {
        return "sarif";
    }

    @Override
    public Audience audience() {
        return Audience.PROGRAMS;
    }

    @Override
    public String print(Findings findings, boolean colour) {
        return Json.INDENTED.writeValueAsString(new Page(findings).root()) + "\n";
    }

    /** What is written of one analysis. */
    private static final class Page {
        private final Findings findings;
        private final List<Rule> rules;
        private final SarifPlaces places;

        Page(Findings findings) {
            this.findings = findings;
            this.rules = findings.all().stream()
                    .map(finding -> finding.remark().rule())
                    .distinct()
                    .sorted()
                    .toList();
            this.places = new SarifPlaces(findings);
        }

        ObjectNode root() {
            ObjectNode root = Json.INDENTED.createObjectNode();
            root.put("$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json");
            root.put("version", "2.1.0");
            ObjectNode run = root.putArray("runs").addObject();
            ObjectNode driver = run.putObject("tool").putObject("driver");
            driver.put("name", TOOL);
            ArrayNode described = driver.putArray("rules");
            rules.forEach(rule -> rule(described.addObject(), rule));
            run.put("columnKind", "utf16CodeUnits");
            places.base(run);
            ArrayNode artifacts = run.putArray("artifacts");
            findings.analysis().files().forEach(file -> places.artifact(artifacts.addObject(), file));
            ArrayNode results = run.putArray("results");
            findings.all().forEach(finding -> result(results.addObject(), finding));
            return root;
        }

        private static void rule(ObjectNode node, Rule rule) {
            RulePage page = RulePage.of(rule);
            node.put("id", rule.id());
            node.putObject("shortDescription").put("text", rule.title());
            node.putObject("fullDescription").put("text", page.brief());
            node.putObject("help").put("text", page.markdown()).put("markdown", page.markdown());
            node.putObject("defaultConfiguration").put("level", level(rule.kind()));
            node.putObject("properties").putArray("tags").add(rule.kind().label());
        }

        private void result(ObjectNode node, Finding finding) {
            Remark remark = finding.remark();
            Kind kind = remark.rule().kind();
            node.put("ruleId", remark.rule().id());
            node.put("ruleIndex", rules.indexOf(remark.rule()));
            node.put(
                    "kind",
                    switch (kind) {
                        case PASSED -> "pass";
                        case MISSED -> "fail";
                        case ANALYSIS -> "informational";
                    });
            node.put("level", level(kind));
            String remedy =
                    remark.remedy().map(text -> "; to allow it, " + text).orElse("");
            node.putObject("message").put("text", escaped(remark.message() + remedy));
            places.location(node.putArray("locations").addObject(), finding);
            node.putObject("partialFingerprints").put(FINGERPRINT, finding.fingerprint());
            if (!remark.related().isEmpty()) {
                ArrayNode related = node.putArray("relatedLocations");
                for (Remark.Related each : remark.related()) {
                    ObjectNode location = related.addObject();
                    location.put("id", related.size());
                    places.location(location, each.position());
                    location.putObject("message").put("text", escaped(each.what()));
                }
            }
            if (kind == Kind.PASSED
                    && finding.file().isPresent()
                    && finding.site().isPresent()) {
                fix(node, finding.file().get(), finding.site().get());
            }
        }

        private static String level(Kind kind) {
            return kind == Kind.MISSED ? "note" : "none";
        }

        /** In a message {@code [text](target)} is a link, and braces hold arguments; the backslash takes their meaning. */
        private static String escaped(String text) {
            return text.replace("\\", "\\\\")
                    .replace("[", "\\[")
                    .replace("]", "\\]")
                    .replace("{", "{{")
                    .replace("}", "}}");
        }

        private void fix(ObjectNode node, FilePlan file, SitePlan site) {
            Optional<SiteChange> change = findings.change(file, site);
            Optional<SourceText> text = findings.text(file);
            if (change.isPresent() && text.isPresent()) {
                fix(node.putArray("fixes").addObject(), change.get(), text.get());
            }
        }

        private void fix(ObjectNode node, SiteChange change, SourceText text) {
            String which = change.sites().size() == 1
                    ? "Let the message of this call travel while the program computes"
                    : "Let the messages of the calls at " + String.join(", ", change.sites())
                            + " travel while the program computes: they cannot be changed without each other";
            node.putObject("description").put("text", which);
            places.change(node.putArray("artifactChanges").addObject(), change.change(), text);
        }
    }
}
