package org.sluicempi.corpus.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.corpus.program.SourceRoot;
import org.sluicempi.transformer.Sluice;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.SiteChange;
import org.sluicempi.transformer.change.TextEdit;
import org.sluicempi.transformer.verify.MeaningVerifier;

/** Each call can be changed without those that it shares nothing with, and means then what it means in the whole change. */
class ApartTest {
    private static List<SiteChange> apart(FileChange whole) {
        return new Sluice().apart(whole);
    }

    @ParameterizedTest
    @MethodSource("org.sluicempi.corpus.program.Programs#roots")
    void eachPartIsRightAlone(SourceRoot root) {
        List<List<SiteChange>> parts = Analysed.of(root).changes().values().stream()
                .map(ApartTest::apart)
                .filter(changes -> changes.size() > 1)
                .toList();
        int most = parts.stream().mapToInt(List::size).max().orElse(0);

        for (int i = 0; i < most; i++) {
            int round = i;
            List<FileChange> changes = parts.stream()
                    .filter(each -> each.size() > round)
                    .map(each -> each.get(round).change())
                    .toList();
            assertThat(MeaningVerifier.differences(root.tree(), changes)).isEmpty();
        }
    }

    @Test
    void allPartsHaveTheEditsOfTheWhole() {
        for (FileChange whole : everyChange()) {
            List<SiteChange> parts = apart(whole);
            List<String> edits = new ArrayList<>();
            parts.forEach(part -> edits.addAll(texts(part.change())));

            assertThat(edits).as("%s", whole.file()).hasSameElementsAs(texts(whole));
            assertThat(parts.stream().flatMap(part -> part.sites().stream()).toList())
                    .as("%s", whole.file())
                    .doesNotHaveDuplicates()
                    .containsExactlyInAnyOrderElementsOf(whole.plan().sites().stream()
                            .filter(site -> site.variable().isPresent())
                            .map(site -> site.id())
                            .distinct()
                            .toList());
        }
    }

    @Test
    void mostCallsStandAlone() {
        List<SiteChange> parts =
                everyChange().stream().flatMap(whole -> apart(whole).stream()).toList();
        long alone = parts.stream().filter(part -> part.sites().size() == 1).count();

        assertThat(alone).isGreaterThan(parts.size() * 3L / 4);
    }

    private static List<FileChange> everyChange() {
        return Programs.roots().stream()
                .flatMap(root -> Analysed.of(root).changes().values().stream())
                .toList();
    }

    private static List<String> texts(FileChange change) {
        return change.edits().stream().map(ApartTest::text).toList();
    }

    private static String text(TextEdit edit) {
        return edit.span() + " " + edit.replacement();
    }
}
