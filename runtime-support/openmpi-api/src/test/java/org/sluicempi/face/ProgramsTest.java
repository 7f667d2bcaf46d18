package org.sluicempi.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.facetest.LaunchedProgram;
import org.sluicempi.runtime.ErrorClass;

/** Runs the programs of package {@code programs} as a user would: each rank with a class loader of its own. */
class ProgramsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "PointToPoint",
                "Requests",
                "CollectiveCalls",
                "Groups",
                "Environment",
                "DeltaCalls",
                "AmongOthers",
                "AsTheBlockingCall",
                "ExchangedInParts",
                "ErrorHandlers",
                "Attached",
                "MessagesOfNothing",
                "Structs",
                "Started",
                "Neighbors",
                "Matched",
                "Refused",
                "OtherElements",
                "OperationsThatThrow",
                "SendModes",
            })
    void endsWellOnFourRanks(String program, @TempDir Path directory) throws Exception {
        Class<?> main = Class.forName("programs." + program, false, ProgramsTest.class.getClassLoader());
        LaunchedProgram.run(directory, 4, mpi.Status.class, main);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "PointToPoint",
                "CollectiveCalls",
                "DeltaCalls",
                "AmongOthers",
                "AsTheBlockingCall",
                "ExchangedInParts",
                "Structs",
                "Started",
                "Neighbors",
                "Matched",
                "SendModes"
            })
    void endsWellWhenNothingIsBuffered(String program, @TempDir Path directory) throws Exception {
        Class<?> main = Class.forName("programs." + program, false, ProgramsTest.class.getClassLoader());
        LaunchedProgram.run(directory, 4, mpi.Status.class, main, "--link", "10gbit,1us,eager=0");
    }

    @Test
    void anInterruptedReceiveOfAMessageThatWasTakenGoesOn(@TempDir Path directory) throws Exception {
        Class<?> main = programs.InterruptedMessage.class;
        LaunchedProgram.run(directory, 2, mpi.Status.class, main, "--link", "10mbit,50us,eager=0");
    }

    @Test
    void anInterruptBetweenTheHalvesOfACallEndsIt(@TempDir Path directory) throws Exception {
        LaunchedProgram.run(directory, 2, mpi.Status.class, programs.WatchedHalves.class);
    }

    @Test
    void anErrorEndsTheJobUnlessTheProgramSaysOtherwise(@TempDir Path directory) throws Exception {
        int exitCode = LaunchedProgram.runToAbort(directory, 3, mpi.Status.class, programs.FatalByDefault.class);
        assertThat(exitCode).isEqualTo(ErrorClass.RANK.value());
        assertThat(directory.resolve("rank-1.out")).isEmptyFile();
        assertThat(directory.resolve("rank-1.err"))
                .content()
                .startsWith("rank 1: Comm.send failed on half: ")
                .contains("99", "MPI_ERR_RANK", "\tat programs.FatalByDefault.main(FatalByDefault.java:")
                .contains("setErrhandler(MPI.ERRORS_RETURN)")
                .doesNotContain("java.lang.reflect", "org.sluicempi.runtime");
    }

    @ParameterizedTest
    @ValueSource(strings = {"waitAny", "testSomeStatus", "testAll"})
    void anErrorOfOneOfSeveralRequestsGoesToItsOwnHandler(String way, @TempDir Path directory) throws Exception {
        int exitCode = LaunchedProgram.runToAbort(directory, 1, mpi.Status.class, programs.RequestErrors.class, way);
        assertThat(exitCode).isEqualTo(ErrorClass.TRUNCATE.value());
        assertThat(directory.resolve("rank-0.out")).isEmptyFile();
        assertThat(directory.resolve("rank-0.err"))
                .content()
                .startsWith("rank 0: Request." + way + " failed on strict: ")
                .contains("MPI_ERR_TRUNCATE", "\tat programs.RequestErrors");
    }

    @ParameterizedTest
    @ValueSource(strings = {"send", "sSend", "rSend"})
    void anErrorOfAMessageInPartsIsThatOfTheBlockingCall(String call, @TempDir Path directory) throws Exception {
        Class<?> main = programs.FatalAtTheEnd.class;
        int exitCode = LaunchedProgram.runToAbort(directory, 2, mpi.Status.class, main, call);
        assertThat(exitCode).isEqualTo(ErrorClass.RANK.value());
        assertThat(directory.resolve("rank-1.err"))
                .content()
                .startsWith("rank 1: Comm." + call + " failed on MPI_COMM_WORLD: ")
                .contains("99", "MPI_ERR_RANK", "\tat programs.FatalAtTheEnd.main(FatalAtTheEnd.java:")
                .doesNotContain("elta");
    }

    @ParameterizedTest
    @CsvSource({"true, 99, RANK", "false, 99, RANK", "true, 0, TRUNCATE", "false, 0, TRUNCATE"})
    void anErrorOfAnExchangeInPartsIsThatOfTheOneCall(
            String begun, String source, ErrorClass error, @TempDir Path directory) throws Exception {
        Class<?> main = programs.FatalExchange.class;
        int exitCode = LaunchedProgram.runToAbort(directory, 1, mpi.Status.class, main, begun, source);
        assertThat(exitCode).isEqualTo(error.value());
        assertThat(directory.resolve("rank-0.err"))
                .content()
                .startsWith("rank 0: Comm.sendRecv failed on MPI_COMM_WORLD: ")
                .contains("MPI_ERR_" + error, "\tat programs.FatalExchange.main(FatalExchange.java:")
                .doesNotContain("elta");
    }

    @Test
    void anErrorNamesTheCallAsTheProgramSpellsIt(@TempDir Path directory) throws Exception {
        Class<?> main = programs.FatalWindow.class;
        int exitCode = LaunchedProgram.runToAbort(directory, 1, mpi.Status.class, main);
        assertThat(exitCode).isEqualTo(ErrorClass.RANK.value());
        assertThat(directory.resolve("rank-0.err")).content().startsWith("rank 0: Win.put failed on the window halo: ");
        exitCode = LaunchedProgram.runToAbort(directory, 1, mpi.Status.class, main, "unknown flavor");
        assertThat(exitCode).isEqualTo(ErrorClass.ARG.value());
        assertThat(directory.resolve("rank-0.err")).content().startsWith("rank 0: new Win failed on MPI_COMM_WORLD: ");
    }

    @Test
    void aSystemPropertyMakesErrorsExceptions(@TempDir Path directory) throws Exception {
        Class<?> main = programs.ErrorsReturned.class;
        LaunchedProgram.runInJvm(directory, 2, mpi.Status.class, main, "-Dsluice.errors=return");
    }
}
