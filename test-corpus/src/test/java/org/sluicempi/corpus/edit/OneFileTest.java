package org.sluicempi.corpus.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.Focus;
import org.sluicempi.analyzer.ScannedTree;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.corpus.program.SourceRoot;
import org.sluicempi.transformer.Sluice;

/** A file that is asked about alone, as editors do, beside what the analysis of its whole tree says of it. */
class OneFileTest {
    private static final int EACH = 6;

    private static SourceRoot root(String name) {
        return Programs.roots().stream()
                .filter(root -> root.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** What the tests of refusals declare is seen by words alone where it is not in the model, so that more is refused. */
    @ParameterizedTest
    @ValueSource(strings = {"openmpi", "openmpi-exchange", "openmpi-reflection"})
    void nothingPassesThatTheWholeTreeForbids(String name) {
        SourceRoot root = root(name);
        Sluice sluice = Sluice.remembering();
        ScannedTree scanned = sluice.scan(root.tree(), Progress.NONE);
        List<FilePlan> plans = Analysed.of(root).analysis().files();
        int compared = 0;
        for (int i = 0; i < plans.size(); i += EACH) {
            FilePlan whole = plans.get(i);
            FilePlan alone = alone(sluice, scanned, whole);
            assertThat(alone.sites()).hasSameSizeAs(whole.sites());
            assertThat(passed(whole)).as(whole.file().toString()).containsAll(passed(alone));
            compared++;
        }
        assertThat(compared).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = "samples-openmpi")
    void aProgramAsPeopleWriteThemHasTheSamePlan(String name) {
        SourceRoot root = root(name);
        Sluice sluice = Sluice.remembering();
        ScannedTree scanned = sluice.scan(root.tree(), Progress.NONE);
        List<String> alone = new ArrayList<>();
        List<String> together = new ArrayList<>();
        for (FilePlan whole : Analysed.of(root).analysis().files()) {
            whole.sites().forEach(site -> together.add(site.remarks().toString()));
            alone(sluice, scanned, whole)
                    .sites()
                    .forEach(site -> alone.add(site.remarks().toString()));
        }
        assertThat(alone).hasSizeGreaterThan(10).containsExactlyElementsOf(together);
    }

    private static FilePlan alone(Sluice sluice, ScannedTree scanned, FilePlan whole) {
        return sluice.analyze(scanned, Focus.on(whole.file()), Progress.NONE)
                .files()
                .get(0);
    }

    private static Set<String> passed(FilePlan plan) {
        return plan.sites().stream()
                .filter(site -> site.variable().isPresent())
                .map(SitePlan::id)
                .collect(Collectors.toSet());
    }
}
