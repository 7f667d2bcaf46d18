package org.sluicempi.face;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.facetest.LaunchedProgram;

/** What docs/nonblocking.md says of requests in this dialect: the parts of {@code programs.Nonblocking}. */
class NonblockingTest {
    @TempDir
    private Path directory;

    private void part(String part) throws Exception {
        LaunchedProgram.runWith(directory, 3, mpi.Status.class, programs.Nonblocking.class, part);
    }

    @Test
    void buffersInTheHeapMayBeUsed() throws Exception {
        part("arrays");
    }

    @Test
    void aCompletedRequestIsNull() throws Exception {
        part("null");
    }

    @Test
    void aPersistentSendReadsItsBufferAtEachStart() throws Exception {
        part("persistent");
    }

    @Test
    void theGapsOfADatatypeBelongToTheProgram() throws Exception {
        part("gaps");
    }
}
