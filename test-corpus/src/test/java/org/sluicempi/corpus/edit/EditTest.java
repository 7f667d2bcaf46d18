package org.sluicempi.corpus.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.TextEdit;

/** Only planned places of a file change. */
class EditTest {
    @TestFactory
    Stream<DynamicTest> onlyPlannedPlacesChange() {
        return Programs.roots().stream()
                .flatMap(root -> Programs.of(root).stream())
                .flatMap(program -> Analysed.of(program.root()).change(program).stream()
                        .map(change -> DynamicTest.dynamicTest(program.name(), () -> check(change))));
    }

    @Test
    void manyProgramsChange() {
        assertThat(onlyPlannedPlacesChange().count()).isGreaterThan(20);
    }

    @Test
    void aMovedWordIsSeen() {
        Tokens original = Tokens.of("a = b; // c\n d();", List.of());

        assertThat(original.missingIn(Tokens.of("x(a = b); // c\n y(); d();", List.of())))
                .isEmpty();
        assertThat(original.missingIn(Tokens.of("d(); a = b; // c", List.of()))).isPresent();
        assertThat(original.missingIn(Tokens.of("a = b; d();", List.of()))).isPresent();
        assertThat(Tokens.of("a = b; d();", List.of(new Span(7, 11))).words()).containsExactly("a", "=", "b", ";");
    }

    private static void check(FileChange change) throws IOException {
        assertThat(Files.readAllBytes(change.file())).as("bytes before").isEqualTo(change.beforeBytes());
        assertThat(change.after()).isNotEqualTo(change.before());
        assertThat(applied(change)).as("edits make the new text").isEqualTo(change.after());
        assertThat(new String(change.afterBytes(), Charset.forName(change.plan().encoding())))
                .as("bytes after")
                .isEqualTo(change.after());
        assertThat(Tokens.of(change.before(), Planned.replaced(change.plan()))
                        .missingIn(Tokens.of(change.after(), List.of())))
                .as("words outside of the planned places")
                .isEmpty();
        checkLineEnds(change);
    }

    private static String applied(FileChange change) {
        StringBuilder text = new StringBuilder();
        int at = 0;
        for (TextEdit edit : change.edits()) {
            text.append(change.before(), at, edit.span().start()).append(edit.replacement());
            at = edit.span().end();
        }
        return text.append(change.before().substring(at)).toString();
    }

    private static void checkLineEnds(FileChange change) {
        String before = change.before();
        String after = change.after();
        boolean windows = before.contains("\r\n");
        assertThat(after.replace("\r\n", "").contains(windows ? "\n" : "\r"))
                .as("line ends of another kind")
                .isFalse();
        assertThat(after.endsWith("\n")).as("line end at the end").isEqualTo(before.endsWith("\n"));
        assertThat(after.startsWith("\uFEFF")).as("byte order mark").isEqualTo(before.startsWith("\uFEFF"));
    }
}
