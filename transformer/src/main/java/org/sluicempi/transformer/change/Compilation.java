package org.sluicempi.transformer.change;

import java.util.List;
import org.sluicempi.analyzer.source.Position;

/**
 * Result of compiling sources.
 *
 * @param problems the compiler's errors; empty if class files were written
 */
public record Compilation(List<Problem> problems) {
    /** One error of the compiler; prints as {@code file:line:col: message}. */
    public record Problem(Position position, String message) {
        @Override
        public String toString() {
            return position + ": " + message;
        }
    }

    public Compilation {
        problems = List.copyOf(problems);
    }

    public boolean succeeded() {
        return problems.isEmpty();
    }
}
