package org.sluicempi.analyzer.scan;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.dialect.Dialect;

/**
 * Files that one compiler can read together.
 *
 * @param dialect that they speak
 * @param subjects those to be analysed
 * @param units these and what they refer to
 */
public record Batch(Dialect dialect, List<SourceUnit> subjects, List<SourceUnit> units) {
    public Batch {
        subjects = List.copyOf(subjects);
        units = List.copyOf(units);
    }

    /** A subject and the dialect that it speaks. */
    public record Subject(SourceUnit unit, Dialect dialect) {}

    /** Puts subjects together, as many as one compiler can read, in as few batches as come easily. */
    public static List<Batch> of(List<Subject> subjects, SourceIndex index) {
        List<Growing> batches = new ArrayList<>();
        for (Subject subject : subjects) {
            Program program = new Program(subject.unit(), index);
            batches.stream()
                    .filter(batch -> batch.accepts(subject, program))
                    .findFirst()
                    .ifPresentOrElse(
                            batch -> batch.add(subject, program), () -> batches.add(new Growing(subject, program)));
        }
        return batches.stream().map(Growing::done).toList();
    }

    private static final class Growing {
        private static final int MOST_FILES = 500;

        private final Dialect dialect;
        private final Program program;
        private final List<SourceUnit> subjects = new ArrayList<>();

        Growing(Subject first, Program program) {
            this.dialect = first.dialect();
            this.program = program;
            subjects.add(first.unit());
        }

        boolean accepts(Subject subject, Program other) {
            return dialect.equals(subject.dialect())
                    && program.units().size() + other.units().size() <= MOST_FILES
                    && program.fits(other);
        }

        void add(Subject subject, Program other) {
            subjects.add(subject.unit());
            program.addAll(other);
        }

        Batch done() {
            return new Batch(dialect, subjects, program.units());
        }
    }
}
