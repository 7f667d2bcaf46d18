package org.sluicempi.analyzer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.model.ModelledFile;

/** Files as the analysis hands them to its planner, for tests that ask the model itself; nothing is planned. */
public final class ModelledFiles {
    private ModelledFiles() {}

    /** Those of a tree that mention the API. */
    public static List<ModelledFile> of(SourceTree tree) {
        List<ModelledFile> files = new ArrayList<>();
        new Analyzer(file -> {
                    files.add(file);
                    return file.plan(List.of(), List.of());
                })
                .analyze(tree, Progress.NONE);
        return files;
    }

    /** The one file of a tree that mentions the API. */
    public static ModelledFile only(SourceTree tree) {
        List<ModelledFile> files = of(tree);
        assertThat(files).hasSize(1);
        return files.get(0);
    }

    /** A program of one file. */
    public static ModelledFile only(Path program) {
        return only(new SourceTree(List.of(program), List.of(), StandardCharsets.UTF_8, 17));
    }

    /** A program of one file, which has the class {@code P}. */
    public static ModelledFile only(String text) {
        try {
            Path folder = Files.createTempDirectory("program");
            Path program = folder.resolve("P.java");
            try {
                Files.writeString(program, text);
                return only(program);
            } finally {
                Files.delete(program);
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
