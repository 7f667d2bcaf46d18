package org.sluicempi.face;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.facetest.LaunchedProgram;

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
            })
    void endsWellOnFourRanks(String program, @TempDir Path directory) throws Exception {
        Class<?> main = Class.forName("programs." + program, false, ProgramsTest.class.getClassLoader());
        LaunchedProgram.run(directory, 4, mpi.Status.class, main);
    }

    @ParameterizedTest
    @ValueSource(strings = {"PointToPoint", "CollectiveCalls", "DeltaCalls"})
    void endsWellWhenNothingIsBuffered(String program, @TempDir Path directory) throws Exception {
        Class<?> main = Class.forName("programs." + program, false, ProgramsTest.class.getClassLoader());
        LaunchedProgram.run(directory, 4, mpi.Status.class, main, "--link", "10gbit,1us,eager=0");
    }
}
