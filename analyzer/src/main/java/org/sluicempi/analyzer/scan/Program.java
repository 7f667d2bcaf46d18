package org.sluicempi.analyzer.scan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * One file with the files of the tree that it refers to, directly or not. No type is declared twice, so one compiler
 * can read them together.
 */
final class Program {
    /** Files beyond this distance are left out; a method that needs one of their types cannot be analysed. */
    private static final int MOST_FILES = 60;

    private final Map<String, SourceUnit> declarations = new LinkedHashMap<>();
    private final List<SourceUnit> units = new ArrayList<>();

    /** Types that are mentioned, and whose files must not be here, see {@link SourceIndex.Candidates}. */
    private final Set<String> doubted = new HashSet<>();

    /** Collects what {@code subject} refers to, nearest first. */
    Program(SourceUnit subject, SourceIndex index) {
        Deque<SourceUnit> open = new ArrayDeque<>();
        add(subject);
        open.add(subject);
        while (!open.isEmpty() && units.size() < MOST_FILES) {
            SourceUnit unit = open.remove();
            for (String name : new TreeSet<>(unit.outline().mentioned())) {
                if (!declarations.containsKey(unit.outline().qualify(name))) {
                    SourceIndex.Candidates found = index.candidates(name, unit);
                    doubted.addAll(found.doubted());
                    found.units().stream()
                            .filter(candidate -> !units.contains(candidate) && fits(candidate))
                            .findFirst()
                            .filter(candidate -> units.size() < MOST_FILES)
                            .ifPresent(candidate -> {
                                add(candidate);
                                open.add(candidate);
                            });
                }
            }
        }
    }

    List<SourceUnit> units() {
        return units;
    }

    /** Whether one of the files declares a top-level type of this qualified name. */
    boolean declares(String type) {
        return declarations.containsKey(type);
    }

    /** Whether all types of the other program are declared here by the same file or not at all. */
    boolean fits(Program other) {
        return other.units.stream().allMatch(unit -> units.contains(unit) || fits(unit))
                && Collections.disjoint(declarations.keySet(), other.doubted);
    }

    /** Takes the other program's files in. */
    void addAll(Program other) {
        doubted.addAll(other.doubted);
        other.units.stream().filter(unit -> !units.contains(unit)).toList().forEach(this::add);
    }

    private boolean fits(SourceUnit unit) {
        Outline outline = unit.outline();
        return outline.declared().stream()
                .map(outline::qualify)
                .noneMatch(type -> declarations.containsKey(type) || doubted.contains(type));
    }

    private void add(SourceUnit unit) {
        units.add(unit);
        unit.outline()
                .declared()
                .forEach(type -> declarations.put(unit.outline().qualify(type), unit));
    }
}
