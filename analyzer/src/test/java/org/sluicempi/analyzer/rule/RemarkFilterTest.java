package org.sluicempi.analyzer.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.source.Position;

class RemarkFilterTest {
    private static final Remark PASSED = remark(Rule.SL001);
    private static final Remark MISSED = remark(Rule.SL101);
    private static final Remark UNREAD = remark(Rule.SL011);
    private static final List<Remark> ALL = List.of(UNREAD, PASSED, MISSED);

    private static Remark remark(Rule rule) {
        Position place = new Position(Path.of("P.java"), 3, 9);
        return new Remark(rule, place, "found", Optional.empty(), List.of());
    }

    private static RemarkFilter filter(String... words) {
        return RemarkFilter.parse("--fail-on", List.of(words));
    }

    @Test
    void kindsAndIdsAreNamedInEitherCase() {
        assertThat(filter("missed").in(ALL)).containsExactly(MISSED);
        assertThat(filter("Analysis", " sl001 ").in(ALL)).containsExactly(UNREAD, PASSED);
        assertThat(filter("SL102").in(ALL)).isEmpty();
        assertThat(filter().in(ALL)).isEmpty();
    }

    @Test
    void aWordThatIsNeitherIsNamedWithItsSetting() {
        for (String word : List.of("SL999", "often", "")) {
            assertThatThrownBy(() -> filter("passed", word))
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith("--fail-on " + word + ": neither a kind of remark");
        }
    }

    @Test
    void aComplaintCountsWhatItsSettingNames() {
        assertThat(filter("passed", "sl102").complaint(ALL))
                .contains("1 remark that --fail-on (passed,sl102) names, the first one: " + PASSED);
        assertThat(filter("passed", "missed").complaint(List.of(MISSED, UNREAD, PASSED)))
                .contains("2 remarks that --fail-on (passed,missed) names, the first one: " + MISSED);
        assertThat(filter("SL102").complaint(ALL)).isEmpty();
    }
}
