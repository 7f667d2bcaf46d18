package org.sluicempi.corpus.fuzz.trial;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sluicempi.corpus.fuzz.speech.Speech;
import org.sluicempi.corpus.program.Dialect;
import org.sluicempi.transformer.change.FileChange;

/**
 * Programs of one dialect that are compiled and wait for their runs.
 *
 * @param verdicts on all programs, in their order; those that shall run have {@link Verdict.Kind#SAME}
 * @param original classes by name
 * @param transformed classes by name, with the lines of the original
 * @param changes by file name
 */
record Prepared(
        Dialect dialect,
        Map<Speech, Verdict> verdicts,
        Map<String, byte[]> original,
        Map<String, byte[]> transformed,
        Map<String, FileChange> changes) {
    /** Programs of which nothing is known yet. */
    static Prepared of(Dialect dialect, List<Speech> programs) {
        Map<Speech, Verdict> verdicts = new LinkedHashMap<>();
        programs.forEach(p -> verdicts.put(p, new Verdict(Verdict.Kind.UNCHANGED, "", 0)));
        return new Prepared(dialect, verdicts, new HashMap<>(), new HashMap<>(), new HashMap<>());
    }

    /** Takes in what became of some of these programs apart from the others. */
    void include(Prepared part) {
        verdicts.putAll(part.verdicts);
        original.putAll(part.original);
        transformed.putAll(part.transformed);
        changes.putAll(part.changes);
    }

    /** The programs with this verdict. */
    List<Speech> with(Verdict.Kind kind) {
        return verdicts.keySet().stream()
                .filter(p -> verdicts.get(p).kind() == kind)
                .toList();
    }
}
