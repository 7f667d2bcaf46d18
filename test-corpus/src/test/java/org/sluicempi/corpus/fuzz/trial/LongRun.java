package org.sluicempi.corpus.fuzz.trial;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.sluicempi.corpus.fuzz.draw.Choices;
import org.sluicempi.corpus.fuzz.speech.Speech;
import org.sluicempi.corpus.fuzz.speech.Speeches;
import org.sluicempi.corpus.program.Dialect;

/** Counts over many programs, and the failures among them. */
public final class LongRun {
    private static final int BATCH = 40;

    private final Batch batch;
    private final Map<Verdict.Kind, Integer> counts = new TreeMap<>();
    private final Map<Speech, Verdict> failures = new LinkedHashMap<>();
    private int sites;

    /** @param folder for sources, emptied */
    public LongRun(Path folder) {
        this.batch = new Batch(folder);
    }

    /** Puts the programs of so many seeds on trial. */
    public void run(long seed, int programs) {
        run(LongStream.range(seed, seed + programs).mapToObj(Choices::new));
    }

    /** Puts the programs of these choices on trial, those of one dialect together. */
    public void run(Stream<Choices> choices) {
        Map<Dialect, List<Speech>> waiting = new EnumMap<>(Dialect.class);
        choices.map(Speeches::make).forEach(program -> {
            List<Speech> programs = waiting.computeIfAbsent(program.dialect(), d -> new ArrayList<>());
            programs.add(program);
            if (programs.size() == BATCH) {
                judge(programs);
                programs.clear();
            }
        });
        waiting.values().stream().filter(programs -> !programs.isEmpty()).forEach(this::judge);
    }

    private void judge(List<Speech> programs) {
        batch.judge(programs).forEach((program, verdict) -> {
            counts.merge(verdict.kind(), 1, Integer::sum);
            sites += verdict.passed();
            if (verdict.kind() == Verdict.Kind.DIFFERENT || verdict.kind() == Verdict.Kind.UNFIT) {
                failures.put(program, verdict);
            }
        });
    }

    /** How many programs had this verdict. */
    public int count(Verdict.Kind kind) {
        return counts.getOrDefault(kind, 0);
    }

    /** Programs that the compiler changed. */
    public int transformed() {
        return count(Verdict.Kind.SAME) + count(Verdict.Kind.DIFFERENT);
    }

    /** Programs with differences, and those that are of no use. */
    public Map<Speech, Verdict> failures() {
        return failures;
    }

    /** One line of counts. */
    public String summary() {
        int programs = counts.values().stream().mapToInt(Integer::intValue).sum();
        return programs + " programs, " + transformed() + " transformed, " + sites + " sites passed, "
                + count(Verdict.Kind.DIFFERENT) + " differences, " + count(Verdict.Kind.UNFIT) + " unfit";
    }
}
