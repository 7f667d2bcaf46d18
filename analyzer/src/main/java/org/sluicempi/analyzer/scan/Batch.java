package org.sluicempi.analyzer.scan;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.dialect.Dialect;

/**
 * Files that one compiler can read together.
 *
 * @param dialect that they speak
 * @param subjects those to be analysed
 * @param units these and what they refer to
 * @param hidden by the paths of units: simple names that may mean a type which a file of the unit's package declares that is none
 *     of the units
 */
public record Batch(Dialect dialect, List<SourceUnit> subjects, List<SourceUnit> units, Map<Path, Set<String>> hidden) {
    public Batch {
        subjects = List.copyOf(subjects);
        units = List.copyOf(units);
        hidden = Map.copyOf(hidden);
    }

    /** Of files whose package has no others. */
    public Batch(Dialect dialect, List<SourceUnit> subjects, List<SourceUnit> units) {
        this(dialect, subjects, units, Map.of());
    }

    /** @param declaredBeside whether a file that is none of the tree declares a type of a simple name in the package of a unit */
    Batch hiding(BiPredicate<SourceUnit, String> declaredBeside) {
        Set<String> known = units.stream()
                .flatMap(unit -> unit.outline().declared().stream().map(unit.outline()::qualify))
                .collect(Collectors.toSet());
        Map<Path, Set<String>> names = new HashMap<>(hidden);
        for (SourceUnit unit : units) {
            Set<String> more = unit.outline().mentioned().stream()
                    .filter(name -> !known.contains(unit.outline().qualify(name)) && declaredBeside.test(unit, name))
                    .collect(Collectors.toSet());
            if (!more.isEmpty()) {
                names.merge(unit.file().path(), more, Batch::union);
            }
        }
        return new Batch(dialect, subjects, units, names);
    }

    /** The same without a file that is no subject. */
    public Batch without(SourceUnit other) {
        List<SourceUnit> rest =
                units.stream().filter(unit -> !unit.equals(other)).toList();
        Map<Path, Set<String>> names = new HashMap<>(hidden);
        rest.stream()
                .filter(unit ->
                        unit.outline().packageName().equals(other.outline().packageName()))
                .forEach(unit -> names.merge(unit.file().path(), other.outline().declared(), Batch::union));
        return new Batch(dialect, subjects, rest, names);
    }

    private static Set<String> union(Set<String> left, Set<String> right) {
        Set<String> all = new HashSet<>(left);
        all.addAll(right);
        return all;
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
        return batches.stream().map(batch -> batch.done(index)).toList();
    }

    /**
     * One subject with what it refers to and, as far as a small batch can hold them, the files that refer to the same: those
     * that may call what the subject calls, extend what it extends or assign what it reads. Of the others a model of the
     * subject asks {@link Elsewhere}.
     *
     * @param hits files that may be added
     * @param spoken tells the dialect of a file
     */
    public static Batch around(
            Subject subject, List<SourceUnit> hits, Function<SourceUnit, Subject> spoken, SourceIndex index) {
        Growing batch = new Growing(subject, new Program(subject.unit(), index));
        List<SourceUnit> open = new ArrayList<>(hits);
        open.removeAll(batch.program.units());
        int seen = 0;
        while (seen < batch.program.units().size()) {
            List<SourceUnit> latest = List.copyOf(
                    batch.program.units().subList(seen, batch.program.units().size()));
            seen += latest.size();
            List<SourceUnit> referring = open.stream()
                    .filter(unit -> latest.stream().anyMatch(each -> SourceIndex.mentions(unit, each)))
                    .toList();
            open.removeAll(referring);
            referring.forEach(unit -> batch.take(spoken.apply(unit), new Program(unit, index)));
        }
        return batch.done(index);
    }

    private static final class Growing {
        private static final int MOST_FILES = 500;

        /** Of a batch that somebody waits for. */
        private static final int MOST_NEAR = 40;

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

        /** Adds the files as what a subject is seen with, if they fit. */
        void take(Subject other, Program its) {
            if (program.units().size() + its.units().size() <= MOST_NEAR && accepts(other, its)) {
                program.addAll(its);
            }
        }

        Batch done(SourceIndex index) {
            Map<Path, Set<String>> hidden = new HashMap<>();
            for (SourceUnit unit : program.units()) {
                Set<String> names = index.beside(unit, program::declares);
                if (!names.isEmpty()) {
                    hidden.put(unit.file().path(), names);
                }
            }
            return new Batch(dialect, subjects, program.units(), hidden);
        }
    }
}
