package org.sluicempi.transformer.report;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.transformer.change.SiteChange;
import org.sluicempi.transformer.profile.SiteTimes;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the page of an {@link HtmlReport} shows. */
final class HtmlData {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final Pattern NAMES = Pattern.compile("'[^']*'");
    private static final int AROUND = 2;

    private final Findings findings;
    private final Map<Path, SourceText> texts = new HashMap<>();

    private final Optional<SiteTimes> times;

    private HtmlData(Findings findings) {
        this.findings = findings;
        this.times = findings.profile().map(SiteTimes::of);
        for (FilePlan file : findings.analysis().files()) {
            findings.text(file)
                    .ifPresent(text -> texts.put(file.file().toAbsolutePath().normalize(), text));
        }
    }

    static ObjectNode of(Findings findings) {
        return new HtmlData(findings).root();
    }

    private ObjectNode root() {
        ObjectNode root = MAPPER.createObjectNode();
        Figures summary = Figures.of(findings.analysis());
        root.put("base", findings.base().toString());
        root.put("files", summary.filesScanned());
        root.put("calls", summary.sites());
        root.put("transformed", summary.transformed());
        ObjectNode rules = root.putObject("rules");
        for (Rule rule : Rule.values()) {
            rules.put(rule.id(), rule.title());
        }
        ArrayNode sites = root.putArray("sites");
        findings.all().forEach(finding -> finding(sites.addObject(), finding));
        return root;
    }

    private void finding(ObjectNode node, Finding finding) {
        Remark remark = finding.remark();
        node.put("rule", remark.rule().id());
        node.put("kind", remark.rule().kind().label());
        node.put("fingerprint", finding.fingerprint());
        node.put("message", remark.message());
        remark.remedy().ifPresent(remedy -> {
            node.put("remedy", remedy);
            // The same advice for two buffers is one advice.
            node.put("advice", NAMES.matcher(remedy).replaceAll("\u2026").replaceAll("\\bline \\d+", "line \u2026"));
        });
        place(node, remark.position());
        times.map(known -> known.at(
                        remark.position().file().toAbsolutePath(),
                        remark.position().line(),
                        remark.position().line()))
                .filter(costs -> !costs.isEmpty())
                .ifPresent(costs -> node.set("measured", MAPPER.valueToTree(costs)));
        ArrayNode related = node.putArray("related");
        for (Remark.Related each : remark.related()) {
            ObjectNode place = related.addObject();
            place(place, each.position());
            place.put("what", each.what());
        }
        finding.file()
                .flatMap(file -> finding.site().flatMap(site -> findings.change(file, site)))
                .ifPresent(change -> change(node, change));
        finding.site()
                .filter(site -> !site.curves().isEmpty())
                .ifPresent(site -> node.set("curves", MAPPER.valueToTree(site.curves())));
    }

    private void change(ObjectNode node, SiteChange change) {
        Path file = change.change().file();
        Path base = file.startsWith(findings.base())
                ? findings.base()
                : Optional.ofNullable(file.getParent()).orElse(file);
        node.put("patch", UnifiedDiff.print(change.change(), base));
        if (change.sites().size() > 1) {
            node.put("together", String.join(", ", change.sites()));
        }
    }

    /** The lines around it, if the file's text is known. */
    private void place(ObjectNode node, Position position) {
        Path file = position.file().toAbsolutePath().normalize();
        Path shown = file.startsWith(findings.base()) ? findings.base().relativize(file) : file;
        node.put("file", shown.toString().replace(shown.getFileSystem().getSeparator(), "/"));
        node.put("line", position.line());
        SourceText text = texts.get(file);
        if (text != null && position.line() > 0) {
            List<String> lines = LineBlocks.lines(text.text());
            int from = Math.max(1, position.line() - AROUND);
            node.put("from", from);
            ArrayNode shownLines = node.putArray("lines");
            lines.subList(Math.min(lines.size(), from - 1), Math.min(lines.size(), position.line() + AROUND))
                    .forEach(line -> shownLines.add(line.stripTrailing()));
        }
    }
}
