package org.sluicempi.transformer.change;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.input.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The file {@value TransformedTree#LINE_FILE} of a transformed tree: what was written, and where its lines come from.
 *
 * @param schemaVersion of this document
 * @param sources every file written
 */
public record LineFile(int schemaVersion, List<Source> sources) {
    static final int SCHEMA_VERSION = 1;

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    /**
     * One source file.
     *
     * @param path below the transformed tree, with slashes
     * @param original absolute path of the file it was made from
     * @param lines empty where the file is as it was
     */
    public record Source(String path, String original, Optional<LineMap> lines) {}

    public LineFile {
        sources = List.copyOf(sources);
    }

    /** The map for a source by its path below the tree, such as {@code org/example/Main.java}. */
    public Optional<LineMap> lines(String path) {
        return sources.stream()
                .filter(source -> source.path.equals(path))
                .findFirst()
                .flatMap(Source::lines);
    }

    /**
     * Reads the file of a transformed tree.
     *
     * @throws InputException if the folder has none, or one of another version
     */
    public static LineFile read(Path directory) {
        Path file = directory.resolve(TransformedTree.LINE_FILE);
        LineFile read;
        try {
            read = MAPPER.readValue(Files.readAllBytes(file), LineFile.class);
        } catch (IOException | JacksonException e) {
            throw new InputException(file + ": cannot be read: " + e.getMessage(), e);
        }
        if (read.schemaVersion != SCHEMA_VERSION) {
            throw new InputException(file + ": schema version " + read.schemaVersion + ", this Sluice reads version "
                    + SCHEMA_VERSION + "; transform again");
        }
        return read;
    }

    public static void write(Path directory, List<Source> sources) throws IOException {
        byte[] json = MAPPER.writeValueAsBytes(new LineFile(SCHEMA_VERSION, new ArrayList<>(sources)));
        Files.write(directory.resolve(TransformedTree.LINE_FILE), json);
    }
}
