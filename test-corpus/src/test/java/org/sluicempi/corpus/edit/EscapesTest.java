package org.sluicempi.corpus.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.source.PlainText;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.corpus.program.Analysed;
import org.sluicempi.corpus.program.Programs;
import org.sluicempi.corpus.program.SourceRoot;

/** Programs with brackets, semicolons and the like written as unicode escapes get the same changes (JLS 3.3). */
class EscapesTest {
    private static final Set<String> ESCAPED =
            Set.of("{", "}", "(", ")", "[", "]", ";", ",", ".", "=", "<", "+", "for");
    private static final int EACH = 3;

    @ParameterizedTest
    @ValueSource(strings = {"samples-openmpi", "openmpi-exchange"})
    void changeNothingButTheirText(String name, @TempDir Path folder) throws IOException {
        long seed = Long.getLong("sluice.seed", 1);
        Random random = new Random(seed);
        SourceRoot root = Programs.roots().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        SourceRoot copy = Scratch.copy(
                root, folder.toRealPath(), p -> escaped(p.text(), random).getBytes(root.encoding()));

        Analysed analysed = Analysed.analyse(copy);
        assertThat(rules(analysed)).as("-Dsluice.seed=%d", seed).isEqualTo(rules(Analysed.of(root)));
        assertThat(texts(analysed))
                .as("-Dsluice.seed=%d", seed)
                .hasSizeGreaterThan(3)
                .isEqualTo(texts(Analysed.of(root)));
    }

    private static String escaped(String text, Random random) {
        StringBuilder out = new StringBuilder();
        Tokens tokens = Tokens.of(text);
        for (Token token : tokens.all()) {
            String written = text.substring(token.start(), token.end());
            if (token.isCode() && ESCAPED.contains(written) && random.nextInt(EACH) == 0) {
                out.append("\\u%04x".formatted((int) written.charAt(0))).append(written.substring(1));
            } else {
                out.append(written);
            }
        }
        return out.toString();
    }

    private static List<String> rules(Analysed analysed) {
        return analysed.analysis().everyRemark().stream()
                .map(remark -> remark.position().file().getFileName() + ":"
                        + remark.position().line() + " " + remark.rule())
                .sorted()
                .toList();
    }

    /** What the compiler reads of each changed file, by its path below the root. */
    private static TreeMap<String, String> texts(Analysed analysed) {
        TreeMap<String, String> texts = new TreeMap<>();
        analysed.changes()
                .forEach((file, change) -> texts.put(
                        analysed.root().directory().relativize(file).toString(),
                        PlainText.of(change.after()).text()));
        return texts;
    }
}
