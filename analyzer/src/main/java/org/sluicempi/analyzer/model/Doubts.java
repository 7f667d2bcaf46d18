package org.sluicempi.analyzer.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.sluicempi.analyzer.scan.Batch;
import spoon.reflect.declaration.CtType;

/**
 * Where the model may say something else than what is so, because a part of the program is not there, and the compiler does not
 * complain: names ({@link ShadowedNames}), types of which something is not known ({@link OpenHierarchies}), and files that are read
 * by these ({@link MisreadFiles}), until no more are found.
 */
final class Doubts {
    private Doubts() {}

    /**
     * A problem at each such place.
     *
     * @param types all that the files of the batch declare
     * @param known what the compiler says
     * @param libraries whether there is a class path: of what one of its classes needs and is not to be had the compiler says nothing
     */
    static List<Problem> problems(Batch batch, Collection<CtType<?>> types, List<Problem> known, boolean libraries) {
        boolean complete = known.stream().allMatch(problem -> problem.kind() == Problem.Kind.OTHER);
        if (complete && !libraries && batch.hidden().isEmpty()) {
            return List.of();
        }
        List<Problem> open = OpenHierarchies.problems(types, Map.of());
        List<Problem> shadowed = ShadowedNames.problems(batch, joined(known, open));
        Map<Path, String> before = Map.of();
        Map<Path, String> misread = MisreadFiles.of(types, shadowed);
        while (!misread.equals(before)) {
            open = OpenHierarchies.problems(types, misread);
            shadowed = ShadowedNames.problems(batch, joined(known, open));
            before = misread;
            misread = MisreadFiles.of(types, shadowed);
        }
        return joined(open, shadowed);
    }

    private static List<Problem> joined(List<Problem> first, List<Problem> second) {
        List<Problem> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
