package org.sluicempi.transformer.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.TextEdit;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Where things stand, as SARIF says it: files from a base folder on where they lie below it, regions without the byte order mark
 * that a file may begin with.
 */
final class SarifPlaces {
    private static final String BASE = "SRCROOT";

    private final Findings findings;

    SarifPlaces(Findings findings) {
        this.findings = findings;
    }

    /** Says where the base folder is. */
    void base(ObjectNode run) {
        String uri = findings.base().toUri().toASCIIString();
        run.putObject("originalUriBaseIds").putObject(BASE).put("uri", uri.endsWith("/") ? uri : uri + "/");
    }

    void artifact(ObjectNode node, FilePlan file) {
        file(node.putObject("location"), file.file());
        node.put("encoding", file.encoding());
        node.put("sourceLanguage", "java");
        node.putObject("hashes").put("sha-256", file.sha256());
    }

    /** The call, from its first character to its last one. */
    void location(ObjectNode node, Finding finding) {
        Optional<SourceText> text = finding.file().flatMap(findings::text);
        if (text.isEmpty() || finding.site().isEmpty()) {
            location(node, finding.remark().position());
            return;
        }
        ObjectNode physical = node.putObject("physicalLocation");
        file(physical.putObject("artifactLocation"), text.get().file());
        region(physical.putObject("region"), text.get(), finding.site().get().call());
    }

    /** A place in a file as a whole has no region. */
    void location(ObjectNode node, Position position) {
        ObjectNode physical = node.putObject("physicalLocation");
        file(physical.putObject("artifactLocation"), position.file());
        if (position.line() > 0) {
            ObjectNode region = physical.putObject("region");
            region.put("startLine", position.line());
            if (position.column() > 0) {
                region.put("startColumn", position.column());
            }
        }
    }

    /** @param text of the file as it was analysed */
    void change(ObjectNode node, FileChange change, SourceText text) {
        file(node.putObject("artifactLocation"), change.file());
        ArrayNode replacements = node.putArray("replacements");
        for (TextEdit edit : change.edits()) {
            ObjectNode replacement = replacements.addObject();
            region(replacement.putObject("deletedRegion"), text, edit.span());
            if (!edit.replacement().isEmpty()) {
                replacement.putObject("insertedContent").put("text", edit.replacement());
            }
        }
    }

    /** Lines and columns for people and most tools; offsets, which do not depend on what ends a line. */
    private static void region(ObjectNode node, SourceText text, Span span) {
        int mark = text.text().startsWith("\uFEFF") ? 1 : 0;
        Position start = text.position(span.start());
        Position end = text.position(span.end());
        node.put("startLine", start.line());
        node.put("startColumn", start.column() - (start.line() == 1 ? mark : 0));
        node.put("endLine", end.line());
        node.put("endColumn", end.column() - (end.line() == 1 ? mark : 0));
        node.put("charOffset", span.start() - mark);
        node.put("charLength", span.length());
    }

    private void file(ObjectNode node, Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        if (!absolute.startsWith(findings.base()) || absolute.equals(findings.base())) {
            node.put("uri", absolute.toUri().toASCIIString());
            return;
        }
        String path = StreamSupport.stream(findings.base().relativize(absolute).spliterator(), false)
                .map(Path::toString)
                .collect(Collectors.joining("/", "/", ""));
        node.put("uri", encoded(path).substring(1));
        node.put("uriBaseId", BASE);
    }

    private static String encoded(String path) {
        try {
            return new URI(null, null, path, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("every path is one of a URI: " + path, e);
        }
    }
}
