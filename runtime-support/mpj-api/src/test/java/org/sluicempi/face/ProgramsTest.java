package org.sluicempi.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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
                "Constants",
                "DeletedOnce",
                "Datatypes",
                "ObjectReductions",
                "Proxies",
                "Packing",
                "InPlace",
                "NothingGiven",
                "NothingToMove",
                "Topologies",
                "Between",
                "StartedAgain",
                "Roomy",
                "DeltaCalls",
                "AmongOthers",
                "AsTheBlockingCall",
                "ExchangedInParts",
                "WordsOfErrors",
                "OperationsThatThrow",
                "SendModes",
                "Sections",
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
                "Datatypes",
                "Packing",
                "InPlace",
                "DeltaCalls",
                "AmongOthers",
                "AsTheBlockingCall",
                "ExchangedInParts",
                "SendModes"
            })
    void endsWellWhenNothingIsBuffered(String program, @TempDir Path directory) throws Exception {
        Class<?> main = Class.forName("programs." + program, false, ProgramsTest.class.getClassLoader());
        LaunchedProgram.run(directory, 4, mpi.Status.class, main, "--link", "10gbit,1us,eager=0");
    }

    @Test
    void anInterruptedExchangeLeavesNothing(@TempDir Path directory) throws Exception {
        LaunchedProgram.run(directory, 2, mpi.Status.class, programs.InterruptedExchange.class);
    }

    @Test
    void whatAnInterruptEndsIsTakenBack(@TempDir Path directory) throws Exception {
        LaunchedProgram.run(directory, 2, mpi.Status.class, programs.InterruptedCalls.class);
    }

    @Test
    void anInterruptBetweenTheHalvesOfACallEndsIt(@TempDir Path directory) throws Exception {
        LaunchedProgram.run(directory, 2, mpi.Status.class, programs.WatchedHalves.class);
    }

    @Test
    void theFaceAllocatesOneObjectPerMessageBesideWhatItReturns(@TempDir Path directory) throws Exception {
        LaunchedProgram.run(directory, 1, mpi.Status.class, programs.Allocation.class);
    }

    @Test
    void aFatalErrorEndsTheJobWithItsClass(@TempDir Path directory) throws Exception {
        int exitCode = LaunchedProgram.runToAbort(directory, 3, mpi.Status.class, programs.Fatal.class);
        assertThat(exitCode).isEqualTo(ErrorClass.RANK.value());
        assertThat(directory.resolve("rank-1.out")).isEmptyFile();
        assertThat(directory.resolve("rank-1.err")).content().contains("errors are fatal", "99");
    }

    @Test
    void abortDoesNothingWhereTheUserSaysSo(@TempDir Path directory) throws Exception {
        LaunchedProgram.runInJvm(directory, 2, mpi.Status.class, programs.AbortIgnored.class, "-Dsluice.abort=ignore");
    }

    @Test
    void theStartersArgumentsStandInFrontWhenAskedFor(@TempDir Path directory) throws Exception {
        Class<?> main = programs.StarterArguments.class;
        LaunchedProgram.run(directory, 2, mpi.Status.class, main, "--mpj-arguments");
    }
}
