package org.sluicempi.corpus.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.SourceRoot;
import org.sluicempi.transformer.change.FileChange;

/** Analysing and transforming what was transformed changes nothing. */
class IdempotenceTest {
    @ParameterizedTest
    @MethodSource("org.sluicempi.corpus.program.Programs#roots")
    void theSecondRunChangesNothing(SourceRoot root, @TempDir Path folder) throws IOException {
        Analysed once = Analysed.of(root);
        assertThat(once.changes()).isNotEmpty();
        SourceRoot copy = Scratch.copy(
                root,
                folder.toRealPath(),
                p -> once.change(p)
                        .map(FileChange::afterBytes)
                        .orElseGet(() -> p.text().getBytes(root.encoding())));

        Analysed twice = Analysed.analyse(copy);

        assertThat(twice.analysis().files()).hasSameSizeAs(once.analysis().files());
        assertThat(twice.changes().values().stream().map(FileChange::after).toList())
                .isEmpty();
    }
}
