package org.sluicempi.runtime.embedded.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinkModelTest {
    @ParameterizedTest
    @CsvSource({
        "1kbit, 8000000",
        "100mbit, 80",
        "1gbit, 8",
        "2.5gbit, 3.2",
        "1tbit, 0.008",
        "1000B/s, 1000000",
        "1kB/s, 1000000",
        "120MB/s, 8.333333",
        "1GB/s, 1"
    })
    void bandwidthBecomesTimePerByte(String bandwidth, double nanos) {
        assertThat(LinkModel.parse(bandwidth + ",50us").nanosPerByte()).isCloseTo(nanos, within(1e-5));
    }

    @ParameterizedTest
    @CsvSource({"250ns, 250", "50us, 50000", "1.5ms, 1500000", "2s, 2000000000"})
    void latencyIsInNanoseconds(String latency, long nanos) {
        assertThat(LinkModel.parse("1gbit," + latency).latencyNanos()).isEqualTo(nanos);
    }

    @Test
    void theRestIsOptional() {
        assertThat(LinkModel.parse("1gbit,50us")).isEqualTo(new LinkModel(50_000, 8, 0, 0, OptionalLong.empty()));
        assertThat(LinkModel.parse("1gbit, 50us, g=3us, eager=64k, o=1us"))
                .isEqualTo(new LinkModel(50_000, 8, 1000, 3000, OptionalLong.of(65536)));
        assertThat(LinkModel.parse("1gbit,50us,eager=1000").eagerLimit()).hasValue(1000);
        assertThat(LinkModel.parse("1gbit,50us,eager=1m").eagerLimit()).hasValue(1 << 20);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1gbit | 1gbit",
                "fast,50us | 'fast'",
                "1gbit,50 | '50'",
                "1gbit,50parsec | '50parsec'",
                "0gbit,50us | '0gbit'",
                "1gbit,50us,eager=many | 'many'",
                "1gbit,50us,lazy=1 | 'lazy=1'",
                "1gbit,50us,o=x | 'x'",
                "-1gbit,50us | '-1gbit'",
                "1gbit,,5 | ''"
            })
    void theBadPartIsNamed(String text, String part) {
        assertThatThrownBy(() -> LinkModel.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("link: cannot read ")
                .hasMessageContaining(part)
                .hasMessageContaining("expected");
    }

    @Test
    void aLinkIsDescribedInItsOwnUnits() {
        assertThat(LinkModel.parse("1gbit,50us").describe()).isEqualTo("1 Gbit/s, 50 us");
        assertThat(LinkModel.parse("250mbit,1.5ms").describe()).isEqualTo("0.25 Gbit/s, 1500 us");
    }

    @Test
    void theEagerLimitOfALinkBecomesTheJobs() {
        EmbeddedOptions options = EmbeddedOptions.ranks(2);
        assertThat(options.withLink(LinkModel.parse("1gbit,50us")).eagerLimit())
                .isEqualTo(EmbeddedOptions.DEFAULT_EAGER_LIMIT);
        assertThat(options.withLink(LinkModel.parse("1gbit,50us,eager=8k")).eagerLimit())
                .isEqualTo(8192);
    }
}
