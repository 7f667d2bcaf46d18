package org.sluicempi.runtime.nativempi.library;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.sluicempi.runtime.nativempi.Installed;

/** What is left of a library's error text. */
@EnabledIf("aLibraryIsHere")
class ErrorWordsTest {
    static boolean aLibraryIsHere() {
        return !Installed.all().isEmpty();
    }

    @Test
    void areTheSameForEveryCallThatFailsForTheSameReason() {
        assertThat(Mpi.words("MPI_ERR_TRUNCATE: message truncated")).isEqualTo("MPI_ERR_TRUNCATE: message truncated");
        assertThat(Mpi.words("Message truncated, error stack:\n"
                        + "internal_Test(91): MPI_Test(request=0x7fd83c1d3e00, flag=0x7fd83c1d3e10) failed\n"
                        + "MPIR_Test(325)...: \n(unknown)(): Message truncated\n"))
                .isEqualTo("Message truncated");
        assertThat(Mpi.words("File does not exist, error stack:\nADIOI_UFS_OPEN(35): File x does not exist"))
                .isEqualTo("File does not exist (File x does not exist)");
    }
}
