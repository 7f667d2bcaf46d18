package org.sluicempi.corpus.fuzz.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.corpus.fuzz.draw.Choices;
import org.sluicempi.corpus.fuzz.speech.Speech;
import org.sluicempi.corpus.fuzz.speech.Speeches;
import org.sluicempi.corpus.fuzz.trial.Batch;
import org.sluicempi.corpus.fuzz.trial.Verdict;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.corpus.program.SourceRoot;
import org.sluicempi.corpus.run.Comparer;

/** Rewrites that keep the meaning of a program never turn one of its sites into a wrong one. */
class RewriteTest {
    private static final int CASES = Integer.getInteger("sluice.fuzz", 80);
    /** Of the corpus every so manyth program is rewritten, unless many cases are asked for. */
    private static final int STRIDE = CASES >= 1000 ? 1 : 20;

    /** A program that has been rewritten shares the settings out with the others. */
    private static final int SETTINGS = 2;

    private static final long SEED = Long.getLong("sluice.seed", 20_261_121);

    @Test
    void rewritesOfRandomPrograms() {
        Map<Rewrite, Integer> applied = new HashMap<>();
        int changed = 0;
        List<String> wrong = new ArrayList<>();
        int each = Math.max(1, CASES / Rewrite.ALL.size());
        for (int k = 0; k < Rewrite.ALL.size(); k++) {
            Rewrite rewrite = Rewrite.ALL.get(k);
            List<Speech> programs = new ArrayList<>();
            for (long seed = SEED + 2L * each * k; seed < SEED + 2L * each * (k + 1); seed += 2) {
                rewritten(Speeches.make(new Choices(seed)), rewrite).ifPresent(programs::add);
            }
            applied.put(rewrite, programs.size());
            if (!programs.isEmpty()) {
                Map<Speech, Verdict> verdicts = new Batch(folder("speech-" + rewrite.name()), SETTINGS).judge(programs);
                changed += (int)
                        verdicts.values().stream().filter(v -> v.passed() > 0).count();
                verdicts.forEach((p, v) -> {
                    if (v.kind() == Verdict.Kind.DIFFERENT) {
                        wrong.add(rewrite.name() + " of seed " + p.choices().seed() + ": " + p.text() + v.text());
                    }
                });
            }
        }

        System.out.println("rewritten: " + applied.values() + ", transformed all the same: " + changed);
        assertThat(wrong).isEmpty();
        assertThat(applied.values()).allMatch(n -> n > each / 2);
        assertThat(changed).isGreaterThan(CASES / 8);
    }

    @TestFactory
    Stream<DynamicTest> rewritesOfTheCorpus() {
        return Rewrite.ALL.stream()
                .map(rewrite -> DynamicTest.dynamicTest(rewrite.name(), () -> rewriteCorpus(rewrite)));
    }

    private static void rewriteCorpus(Rewrite rewrite) {
        List<String> wrong = new ArrayList<>();
        int tried = 0;
        for (SourceRoot root : Programs.corpusRoots()) {
            Path copy = folder(root.name() + "-" + rewrite.name());
            Map<Path, String> texts = new TreeMap<>();
            List<Program> all = Programs.of(root);
            for (int k = (int) Math.floorMod(SEED, STRIDE); k < all.size(); k += STRIDE) {
                Program program = all.get(k);
                if (program.runs() && program.exitCode() == 0) {
                    Rewriter.rewritten(program.text(), rewrite)
                            .filter(t -> Sources.compiles(root, program, t))
                            .ifPresent(t -> texts.put(root.directory().relativize(program.file()), t));
                }
            }
            if (texts.isEmpty()) {
                continue;
            }
            Sources.write(copy, texts, root.encoding());
            SourceRoot other = new SourceRoot(copy.getFileName().toString(), copy, root.dialect(), root.encoding());
            List<Program> programs = Programs.of(other);
            Comparer comparer =
                    Comparer.of(Analysed.analyse(other), programs, copy.resolveSibling(copy.getFileName() + "-work"));
            for (Program program : programs) {
                tried++;
                Optional<String> difference = comparer.difference(program, SEED);
                difference.ifPresent(d -> wrong.add(program.name() + ": " + d));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(tried).isGreaterThan(20 / STRIDE);
    }

    private static Optional<Speech> rewritten(Speech program, Rewrite rewrite) {
        String name = program.mainClass() + ".java";
        return Rewriter.rewritten(program.files().get(name), rewrite).map(text -> {
            Map<String, String> files = new TreeMap<>(program.files());
            files.put(name, text);
            return new Speech(
                    program.choices(), program.dialect(), program.mainClass(), program.ranks(), files, program.made());
        });
    }

    private static Path folder(String name) {
        return Programs.module().resolve("target/rewrites").resolve(name);
    }
}
