package org.sluicempi.corpus.fuzz.trial;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.sluicempi.corpus.fuzz.draw.Choices;
import org.sluicempi.corpus.fuzz.speech.Speech;
import org.sluicempi.corpus.fuzz.speech.Speeches;
import org.sluicempi.corpus.program.Dialect;

/** Counts over many programs, and the failures among them. */
public final class LongRun {
    private static final int BATCH = 60;

    private final Batch batch;
    private final Map<Verdict.Kind, Integer> counts = new TreeMap<>();
    private final Map<Speech, Verdict> failures = new LinkedHashMap<>();
    private int sites;

    /**
     * A run that has not begun.
     *
     * @param folder for sources, emptied
     * @param settings under how many, of those that there are, each transformed program runs
     */
    public LongRun(Path folder, int settings) {
        this.batch = new Batch(folder, settings);
    }

    /** Puts the programs of so many seeds on trial. */
    public void run(long seed, int programs) {
        run(LongStream.range(seed, seed + programs).mapToObj(Choices::new));
    }

    /**
     * Puts the programs of these choices on trial, those of one dialect together. While the programs of one batch run, which
     * is mostly waiting for each other, another thread compiles the next batch.
     */
    public void run(Stream<Choices> choices) {
        ExecutorService compiler = Executors.newSingleThreadExecutor();
        try {
            Map<Dialect, List<Speech>> waiting = new EnumMap<>(Dialect.class);
            Deque<Future<Prepared>> preparing = new ArrayDeque<>();
            choices.map(Speeches::make).forEach(program -> {
                List<Speech> programs = waiting.computeIfAbsent(program.dialect(), d -> new ArrayList<>());
                programs.add(program);
                if (programs.size() == BATCH) {
                    preparing.add(compiler.submit(prepare(programs)));
                    programs.clear();
                    judge(preparing, 1);
                }
            });
            waiting.values().stream()
                    .filter(programs -> !programs.isEmpty())
                    .forEach(programs -> preparing.add(compiler.submit(prepare(programs))));
            judge(preparing, 0);
        } finally {
            compiler.shutdownNow();
        }
    }

    private Callable<Prepared> prepare(List<Speech> programs) {
        List<Speech> own = List.copyOf(programs);
        return () -> batch.prepare(own);
    }

    /** Runs the batches in turn until so many of them are left. */
    private void judge(Deque<Future<Prepared>> preparing, int left) {
        while (preparing.size() > left) {
            try {
                count(batch.run(preparing.remove().get()));
            } catch (InterruptedException | ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private void count(Map<Speech, Verdict> verdicts) {
        verdicts.forEach((program, verdict) -> {
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
