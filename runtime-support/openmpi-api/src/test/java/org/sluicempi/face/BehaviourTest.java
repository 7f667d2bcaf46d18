package org.sluicempi.face;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.facetest.LaunchedProgram;

/**
 * What programs of the field expect of the bindings beyond what the standard promises, and at the corners of what it does.
 * The programs run as they are under {@code mpirun} too.
 */
class BehaviourTest {
    @ParameterizedTest
    @CsvSource({
        "ArraysAsMemory, 4",
        "AttributeLives, 4",
        "AttributesAtOnce, 2",
        "BackwardPlaces, 2",
        "CommunicatorLives, 4",
        "GraphShapes, 4",
        "GraphWeights, 2",
        "GridCorners, 7",
        "HintsAtOnce, 2",
        "GroupRanges, 8",
        "InPlaceForms, 4",
        "JobLifecycle, 3",
        "MeetingGroups, 4",
        "MixedPlaces, 2",
        "NothingGiven, 2",
        "NothingToMove, 3",
        "PairsAndComplex, 5",
        "ReadOnlyBuffers, 3",
        "ReleasedRequests, 4",
        "RequestArrays, 4",
        "RequestErrors, 2",
        "SharedWindows, 4",
        "WordsOfErrors, 2",
        "ShorterBroadcasts, 5",
        "SmallBufferedSends, 3",
        "StructLayouts, 2",
        "TakenMessages, 4",
        "TransposedCubes, 2",
        "UnpreparedSends, 4",
        "WindowArguments, 3",
        "WindowSlices, 3",
    })
    void endsWell(String program, int ranks, @TempDir Path directory) throws Exception {
        Class<?> main = Class.forName("programs." + program, false, BehaviourTest.class.getClassLoader());
        LaunchedProgram.run(directory, ranks, mpi.Status.class, main);
    }
}
