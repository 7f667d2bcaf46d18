package org.sluicempi.transformer.report;

import java.util.HashSet;
import java.util.Set;
import org.sluicempi.analyzer.input.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The findings of an earlier report, so that later ones may leave them out.
 *
 * @param fingerprints of {@link Finding}s
 */
public record Baseline(Set<String> fingerprints) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    public Baseline {
        fingerprints = Set.copyOf(fingerprints);
    }

    /**
     * Reads a report in SARIF or JSON.
     *
     * @throws InputException if the text is neither, or is one without fingerprints
     */
    public static Baseline read(String report) {
        JsonNode root;
        try {
            root = MAPPER.readTree(report);
        } catch (JacksonException e) {
            throw new InputException("not JSON: " + e.getOriginalMessage(), e);
        }
        if (root.path("runs").isArray()) {
            return ofSarif(root);
        }
        if (root.path("schemaVersion").isNumber() && root.path("summary").isObject()) {
            Set<String> fingerprints = new HashSet<>();
            for (JsonNode remark : root.findParents("rule")) {
                add(fingerprints, remark.path("fingerprint"));
            }
            return new Baseline(fingerprints);
        }
        throw new InputException("no report of Sluice in SARIF or JSON; \"analyze --format sarif\" writes one");
    }

    private static Baseline ofSarif(JsonNode root) {
        Set<String> fingerprints = new HashSet<>();
        boolean found = false;
        for (JsonNode run : root.path("runs")) {
            if (run.at("/tool/driver/name").asString("").equals(SarifReport.TOOL)) {
                found = true;
                for (JsonNode result : run.path("results")) {
                    add(fingerprints, result.path("partialFingerprints").path(SarifReport.FINGERPRINT));
                }
            }
        }
        if (!found) {
            throw new InputException("SARIF of another tool; \"analyze --format sarif\" writes one of Sluice");
        }
        return new Baseline(fingerprints);
    }

    private static void add(Set<String> fingerprints, JsonNode fingerprint) {
        if (!fingerprint.isString()) {
            throw new InputException("a report without fingerprints, as earlier versions wrote it; analyse again");
        }
        fingerprints.add(fingerprint.stringValue());
    }
}
