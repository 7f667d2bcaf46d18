package org.sluicempi.transformer.report;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.nio.file.Path;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.Step;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Plans as JSON, to be stored, looked at and carried out later. The fields are those of the plan's records. */
public final class PlanJson implements Report {
    /** Of the documents written; others are not read. */
    public static final int SCHEMA_VERSION = 4;

    private record Document(int schemaVersion, Analysis analysis) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "step")
    private interface StepByName {}

    @Override
    public String id() {
        return "plan";
    }

    @Override
    public Audience audience() {
        return Audience.PROGRAMS;
    }

    @Override
    public String print(Findings findings, boolean colour) {
        return write(findings.analysis());
    }

    /** The document, with a line end behind it. */
    public static String write(Analysis analysis) {
        return Mapper.PLANS.writeValueAsString(new Document(SCHEMA_VERSION, analysis)) + "\n";
    }

    /** @throws InputException if the text is not such a document, or of another version */
    public static Analysis read(String json) {
        try {
            int version = Mapper.PLANS.readTree(json).path("schemaVersion").asInt(SCHEMA_VERSION);
            if (version != SCHEMA_VERSION) {
                throw new InputException("plan of schema version " + version + ", this Sluice reads version "
                        + SCHEMA_VERSION + "; analyse again");
            }
            return Mapper.PLANS.readValue(json, Document.class).analysis;
        } catch (JacksonException e) {
            throw new InputException("not a plan: " + e.getOriginalMessage(), e);
        }
    }

    /** Made when the first plan is written or read. */
    private static final class Mapper {
        static final JsonMapper PLANS = mapper();
    }

    private static JsonMapper mapper() {
        SimpleModule paths = new SimpleModule()
                .addSerializer(Path.class, new PathWriter())
                .addDeserializer(Path.class, new PathReader());
        JsonMapper.Builder builder = JsonMapper.builder()
                .addModule(paths)
                .addMixIn(Step.class, StepByName.class)
                .enable(SerializationFeature.INDENT_OUTPUT)
                .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES);
        for (Class<?> step : Step.class.getPermittedSubclasses()) {
            builder.registerSubtypes(new NamedType(step, step.getSimpleName()));
        }
        return builder.build();
    }

    /** As it was named: the default would make it absolute. */
    private static final class PathWriter extends StdSerializer<Path> {
        PathWriter() {
            super(Path.class);
        }

        @Override
        public void serialize(Path path, JsonGenerator generator, SerializationContext context) {
            generator.writeString(path.toString());
        }
    }

    private static final class PathReader extends StdDeserializer<Path> {
        PathReader() {
            super(Path.class);
        }

        @Override
        public Path deserialize(JsonParser parser, DeserializationContext context) {
            return Path.of(parser.getString());
        }
    }
}
