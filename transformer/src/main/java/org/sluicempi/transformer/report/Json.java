package org.sluicempi.transformer.report;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes documents. A class of its own, because most runs of the command line write none, and a mapper takes its time. */
final class Json {
    static final JsonMapper INDENTED =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private Json() {}
}
