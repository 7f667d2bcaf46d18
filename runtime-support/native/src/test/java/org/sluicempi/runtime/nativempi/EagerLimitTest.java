package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.nativempi.programs.EagerLimits;

class EagerLimitTest {
    /** Open MPI can be told its limit in bytes, a message's header of some bytes included; the measured sizes lie below. */
    @ParameterizedTest
    @CsvSource({"4096, 4000", "16384, 16000", "100000, 64000"})
    void isWhatTheLibraryWasTold(String told, int measured) throws IOException {
        assumeTrue(Installed.all().contains(Installed.OPEN_MPI), "Open MPI is not installed");
        Map<String, String> environment = Map.of(
                "OMPI_MCA_pml", "ob1",
                "OMPI_MCA_btl", "self,vader",
                "OMPI_MCA_btl_vader_eager_limit", told);
        Child child = Child.ranks(Installed.OPEN_MPI, 2, environment, EagerLimits.class)
                .fine();
        assertThat(child.output())
                .contains("rank 0: eager limit " + measured)
                .contains("rank 1: eager limit " + measured);
    }
}
