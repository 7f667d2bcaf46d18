package org.sluicempi.transformer.report;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads SARIF as a tool would that knows nothing of Sluice: paths by their base, the encoding from the artifact, fixes as
 * replacements of regions. Whether it goes by lines and columns or by offsets is for the test to say.
 */
record SarifReader(JsonNode run, boolean byLines) {
    private record Replacement(int from, int to, String text) {}

    static SarifReader of(String document, boolean byLines) {
        return new SarifReader(JsonMapper.shared().readTree(document).at("/runs/0"), byLines);
    }

    List<JsonNode> results() {
        return list(run.path("results"));
    }

    /** The bytes of each file with the fixes of some results, a replacement that several of these have being one. */
    Map<Path, byte[]> fixed(List<JsonNode> results) throws IOException {
        Map<Path, Set<Replacement>> replacements = new LinkedHashMap<>();
        for (JsonNode result : results) {
            for (JsonNode change : list(result.at("/fixes/0/artifactChanges"))) {
                Path file = file(change.path("artifactLocation"));
                String text = text(file);
                for (JsonNode replacement : list(change.path("replacements"))) {
                    replacements
                            .computeIfAbsent(file, key -> new LinkedHashSet<>())
                            .add(replacement(replacement, text));
                }
            }
        }
        Map<Path, byte[]> fixed = new LinkedHashMap<>();
        for (Map.Entry<Path, Set<Replacement>> each : replacements.entrySet()) {
            boolean marked =
                    Files.readString(each.getKey(), encoding(each.getKey())).startsWith("\uFEFF");
            String text = applied(text(each.getKey()), each.getValue());
            fixed.put(each.getKey(), ((marked ? "\uFEFF" : "") + text).getBytes(encoding(each.getKey())));
        }
        return fixed;
    }

    private Replacement replacement(JsonNode node, String text) {
        JsonNode region = node.path("deletedRegion");
        String inserted = node.at("/insertedContent/text").asString("");
        if (!byLines) {
            int from = region.path("charOffset").intValue();
            return new Replacement(from, from + region.path("charLength").intValue(), inserted);
        }
        return new Replacement(
                offset(
                        text,
                        region.path("startLine").intValue(),
                        region.path("startColumn").intValue()),
                offset(
                        text,
                        region.path("endLine").intValue(),
                        region.path("endColumn").intValue()),
                inserted);
    }

    private static int offset(String text, int line, int column) {
        int start = 0;
        for (int i = 1; i < line; i++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start + column - 1;
    }

    private static String applied(String text, Set<Replacement> replacements) {
        List<Replacement> sorted = new ArrayList<>(replacements);
        sorted.sort(Comparator.comparingInt(Replacement::from).thenComparingInt(each -> each.to > each.from ? 1 : 0));
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (Replacement each : sorted) {
            out.append(text, at, each.from).append(each.text);
            at = each.to;
        }
        return out.append(text.substring(at)).toString();
    }

    /** Without a byte order mark. */
    private String text(Path file) throws IOException {
        String text = Files.readString(file, encoding(file));
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private Charset encoding(Path file) {
        return list(run.path("artifacts")).stream()
                .filter(artifact -> file(artifact.path("location")).equals(file))
                .map(artifact -> Charset.forName(artifact.path("encoding").stringValue()))
                .findFirst()
                .orElseThrow();
    }

    Path file(JsonNode location) {
        String base = run.path("originalUriBaseIds")
                .path(location.path("uriBaseId").asString(""))
                .path("uri")
                .asString("file:///nowhere/");
        return Path.of(URI.create(base).resolve(location.path("uri").stringValue()));
    }

    private static List<JsonNode> list(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }
}
