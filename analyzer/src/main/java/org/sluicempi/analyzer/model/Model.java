package org.sluicempi.analyzer.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.sluicempi.analyzer.site.Spans;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;

/** The typed model of one batch of files, and what the compiler says about them. */
final class Model {
    private final Map<Path, List<CtType<?>>> types = new HashMap<>();
    private final Map<Path, List<Problem>> problems = new HashMap<>();
    private final Semantics semantics;
    private final int release;

    Model(
            Iterable<CtType<?>> topLevelTypes,
            List<Problem> problems,
            Function<Model, Semantics> semantics,
            int release) {
        this.release = release;
        for (CtType<?> type : topLevelTypes) {
            if (type.getPosition().isValidPosition()) {
                Path file = type.getPosition().getFile().toPath();
                types.computeIfAbsent(file, key -> new ArrayList<>()).add(type);
            }
        }
        types.values()
                .forEach(list -> list.sort(
                        Comparator.comparingInt(type -> type.getPosition().getSourceStart())));
        for (Problem problem : problems) {
            this.problems
                    .computeIfAbsent(problem.file(), key -> new ArrayList<>())
                    .add(problem);
        }
        this.semantics = semantics.apply(this);
    }

    /** Java language level that the model was built with. */
    int release() {
        return release;
    }

    /** What the code of this model means. */
    Semantics semantics() {
        return semantics;
    }

    /** Whether the compiler complains about something inside an element, or nobody knows where the element is. */
    boolean isBroken(CtElement element) {
        if (!Spans.exist(element)) {
            return !element.isImplicit();
        }
        int start = element.getPosition().getSourceStart();
        int end = element.getPosition().getSourceEnd();
        return problems(element.getPosition().getFile().toPath()).stream()
                .map(problem -> problem.span().start())
                .anyMatch(offset -> start <= offset && offset <= end);
    }

    /** Top-level types of a file, in order. */
    List<CtType<?>> types(Path file) {
        return types.getOrDefault(file, List.of());
    }

    /** Problems in a file, in the compiler's order. */
    List<Problem> problems(Path file) {
        return problems.getOrDefault(file, List.of());
    }
}
