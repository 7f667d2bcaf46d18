package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.nativempi.programs.EagerLimits;

class EagerLimitTest {
    /** On a busy machine a message may take longer to leave than it is waited for: then the limit comes out too small. */
    private static final int ATTEMPTS = 8;

    private static final Pattern LIMIT = Pattern.compile("rank [01]: eager limit (\\d+)");

    /** Open MPI can be told its limit in bytes, a message's header of some bytes included; the measured sizes lie below. */
    @ParameterizedTest
    @CsvSource({"4096, 4000", "16384, 16000", "100000, 64000"})
    void isWhatTheLibraryWasTold(String told, int measured) throws IOException {
        assumeTrue(Installed.all().contains(Installed.OPEN_MPI), "Open MPI is not installed");
        Map<String, String> environment = Map.of(
                "OMPI_MCA_pml", "ob1",
                "OMPI_MCA_btl", "self,vader",
                "OMPI_MCA_btl_vader_eager_limit", told);
        int best = 0;
        for (int attempt = 0; attempt < ATTEMPTS && best != measured; attempt++) {
            best = Math.max(best, limit(environment));
            assertThat(best).isLessThanOrEqualTo(measured);
        }
        assertThat(best).isEqualTo(measured);
    }

    /** What both ranks have agreed on. */
    private static int limit(Map<String, String> environment) throws IOException {
        Child child = Child.ranks(Installed.OPEN_MPI, 2, environment, EagerLimits.class)
                .fine();
        List<Integer> limits = LIMIT.matcher(child.output())
                .results()
                .map(found -> Integer.valueOf(found.group(1)))
                .toList();
        assertThat(limits).hasSize(2);
        assertThat(limits.get(0)).isEqualTo(limits.get(1));
        return limits.get(0);
    }
}
