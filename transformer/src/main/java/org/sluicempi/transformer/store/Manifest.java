package org.sluicempi.transformer.store;

import java.util.List;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What an apply has changed, kept in the state folder.
 *
 * @param schemaVersion of this document
 * @param files in the order in which they were changed
 */
record Manifest(int schemaVersion, List<Entry> files) {
    static final int SCHEMA_VERSION = 1;

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    /**
     * One changed file.
     *
     * @param file absolute path
     * @param kept name of the original's copy in the state folder
     * @param before fingerprint of the original
     * @param after fingerprint of what apply wrote
     */
    record Entry(String file, String kept, String before, String after) {}

    Manifest {
        files = List.copyOf(files);
    }

    byte[] toJson() {
        return MAPPER.writeValueAsBytes(this);
    }

    /** @throws tools.jackson.core.JacksonException if it is not such a document */
    static Manifest fromJson(byte[] json) {
        return MAPPER.readValue(json, Manifest.class);
    }
}
