package org.sluicempi.corpus.fuzz.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sluicempi.corpus.fuzz.draw.Choices;
import org.sluicempi.corpus.fuzz.draw.Shrinking;
import org.sluicempi.corpus.fuzz.snippet.Family;
import org.sluicempi.corpus.fuzz.speech.Singles;
import org.sluicempi.corpus.fuzz.speech.Speech;
import org.sluicempi.corpus.fuzz.speech.Speeches;
import org.sluicempi.corpus.program.Programs;

/** Random programs in the language as people write it behave as before after the transformation. */
class SpeechTest {
    private static final int CASES = Integer.getInteger("sluice.fuzz", 160);
    private static final long SEED = Long.getLong("sluice.seed", 20_261_121);
    /** Many programs share the settings out among them. */
    private static final int SETTINGS = CASES > 1000 ? 2 : Integer.MAX_VALUE;

    private static final long SINGLES = 1_000_000;
    private static final int ATTEMPTS = 100;
    private static final Path FAILED = Programs.module().resolve("target/speech-failures");

    @Test
    void randomPrograms() throws IOException {
        LongRun run = new LongRun(Programs.module().resolve("target/speech"), SETTINGS);

        run.run(SEED, CASES);

        assertWell("random programs from seed " + SEED, run, CASES);
    }

    @Test
    void oneOddThingAtATime() throws IOException {
        LongRun run = new LongRun(Programs.module().resolve("target/singles"), SETTINGS);
        List<Choices> all = Singles.all(SINGLES);
        int stride = Math.max(1, all.size() / CASES);
        List<Choices> some = IntStream.range(0, all.size())
                .filter(k -> k % stride == (int) Math.floorMod(SEED, stride))
                .mapToObj(all::get)
                .toList();

        run.run(some.stream());

        assertWell("one of " + stride + " single oddities", run, some.size());
    }

    private static void assertWell(String what, LongRun run, int programs) throws IOException {
        System.out.println(what + ": " + run.summary());
        for (Map.Entry<Speech, Verdict> failure : run.failures().entrySet()) {
            store(failure.getKey(), failure.getValue());
        }
        assertThat(run.count(Verdict.Kind.DIFFERENT)).as(() -> described(run)).isZero();
        assertThat(run.count(Verdict.Kind.UNFIT))
                .as("%s, see %s", run.summary(), FAILED)
                .isLessThanOrEqualTo(programs / 50);
        assertThat(run.transformed()).as(run.summary()).isGreaterThanOrEqualTo(programs / 3);
    }

    @Test
    void aSeedAlwaysGivesTheSameProgram() {
        Set<String> texts = new HashSet<>();
        for (long seed = 0; seed < 60; seed++) {
            assertThat(Speeches.make(new Choices(seed)).text())
                    .isEqualTo(Speeches.make(new Choices(seed)).text());
            texts.add(Speeches.make(new Choices(seed)).text().replaceAll("(Case|N)" + Long.toString(seed, 36), "X"));
        }
        assertThat(texts).hasSize(60);
    }

    @Test
    void everySnippetIsUsed() {
        Set<String> unused = new TreeSet<>();
        Set<String> made = new TreeSet<>();
        for (long seed = 0; seed < 6000; seed++) {
            Speeches.make(new Choices(seed))
                    .made()
                    .forEach((path, value) -> made.add(path.substring(path.lastIndexOf('/') + 1) + value));
        }
        for (Family family :
                List.of(Family.TRIGGER, Family.TWIST, Family.NUMBER, Family.COMM, Family.ALIAS, Family.HOLDER)) {
            for (int k = 0; k < family.all().size(); k++) {
                if (!made.contains(family.name().toLowerCase(Locale.ROOT) + k)) {
                    unused.add(family + " " + family.all().get(k).name());
                }
            }
        }
        assertThat(unused).isEmpty();
    }

    @Test
    void shrinkingSettlesBranches() {
        Choices start = new Choices(11);
        Choices small = new Shrinking(c -> Speeches.make(c).made(), c -> c.seed() == 11, 500).shrink(start);

        assertThat(Speeches.make(small).made().values()).containsOnly(0);

        Choices kept = new Shrinking(
                        c -> Speeches.make(c).made(),
                        c -> Speeches.make(c).ranks() == Speeches.make(start).ranks(),
                        500)
                .shrink(start);
        assertThat(Speeches.make(kept).ranks()).isEqualTo(Speeches.make(start).ranks());
        assertThat(Speeches.make(kept).made().values().stream()
                        .filter(v -> v != 0)
                        .count())
                .isLessThanOrEqualTo(1);
    }

    private static String described(LongRun run) {
        Map.Entry<Speech, Verdict> first = run.failures().entrySet().stream()
                .filter(f -> f.getValue().kind() == Verdict.Kind.DIFFERENT)
                .findFirst()
                .orElseThrow();
        Batch batch = new Batch(Programs.module().resolve("target/speech-shrink"));
        Choices small = new Shrinking(
                        c -> Speeches.make(c).made(), c -> judged(batch, c).kind() == Verdict.Kind.DIFFERENT, ATTEMPTS)
                .shrink(first.getKey().choices());
        return run.summary() + "; all are in " + FAILED + "; the first one has seed " + small.seed() + "\nshrunk:\n"
                + Speeches.make(small).text() + "\n" + judged(batch, small).text();
    }

    private static Verdict judged(Batch batch, Choices choices) {
        return batch.judge(List.of(Speeches.make(choices))).values().iterator().next();
    }

    private static void store(Speech program, Verdict verdict) throws IOException {
        Files.createDirectories(FAILED);
        Files.writeString(
                FAILED.resolve(verdict.kind() + "-" + program.choices().seed() + ".txt"),
                program.text() + "\n" + verdict.text());
    }
}
