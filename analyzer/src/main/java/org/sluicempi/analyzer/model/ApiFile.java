package org.sluicempi.analyzer.model;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Header classes of an MPI API for programs that are analysed without one on their class path. They are made from a
 * list of signatures in the form that {@code javap -protected} prints.
 */
final class ApiFile {
    private ApiFile() {}

    /**
     * The classes of a dialect's API.
     *
     * @param dialect its id
     * @return class files by internal name
     */
    static Map<String, byte[]> classes(String dialect) {
        Map<String, ApiClass> classes = new TreeMap<>();
        @Nullable ApiClass current = null;
        for (String line : lines(dialect)) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (line.equals("}")) {
                put(classes, current, line);
                current = null;
            } else if (line.endsWith("{")) {
                current = ApiClass.begin(line.substring(0, line.length() - 1).strip());
            } else if (current != null) {
                current.addMember(line.strip());
            }
        }
        for (ApiClass nested : classes.values()) {
            if (!nested.outer().equals(nested.internalName())) {
                nested.addNested(nested);
                Objects.requireNonNull(classes.get(nested.outer())).addNested(nested);
            }
        }
        Map<String, byte[]> files = new TreeMap<>();
        classes.forEach((name, made) -> files.put(name, made.toByteArray()));
        return files;
    }

    private static void put(Map<String, ApiClass> classes, @Nullable ApiClass done, String line) {
        if (done == null) {
            throw new IllegalStateException("API list: " + line + " without a class");
        }
        classes.put(done.internalName(), done);
    }

    private static List<String> lines(String dialect) {
        try (InputStream in = ApiFile.class.getResourceAsStream(dialect + ".api")) {
            if (in == null) {
                throw new IllegalStateException("no API list " + dialect + ".api");
            }
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException("API list " + dialect + ".api cannot be read", e);
        }
    }
}
