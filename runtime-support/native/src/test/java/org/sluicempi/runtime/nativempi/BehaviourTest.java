package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs of the Open MPI face's tests, which know nothing of engines, on several ranks of a launcher. */
class BehaviourTest {
    private static final Pattern CHECKED = Pattern.compile("checked [1-9][0-9]*");

    /** What MPICH does not do, at least over UCX, is asked of Open MPI alone. */
    private static Stream<Arguments> programs() {
        return Installed.all().stream()
                .flatMap(library -> names(library).map(program -> Arguments.of(library, program)));
    }

    private static Stream<String> names(Installed library) {
        Stream<String> everywhere = Stream.of(
                "ArraysAsMemory 2",
                "AsTheBlockingCall 2",
                "AttributeLives 2",
                "AttributesAtOnce 2",
                "MessagesOfNothing 3",
                "BackwardPlaces 2",
                "CommunicatorLives 4",
                "ExchangedInParts 3",
                "GraphShapes 4",
                "GraphWeights 2",
                "GridCorners 6",
                "HintsAtOnce 2",
                "InPlaceForms 3",
                "JobLifecycle 2",
                "MeetingGroups 4 no-ports",
                "MixedPlaces 2",
                "NothingGiven 2 files",
                "NothingToMove 3",
                "OtherElements 2",
                "PairsAndComplex 3",
                "ReadOnlyBuffers 2",
                "ReleasedRequests 2",
                "SendModes 2",
                "SharedWindows 3",
                "SmallBufferedSends 2",
                "StructLayouts 2",
                "TakenMessages 3",
                "UnpreparedSends 2",
                "WindowArguments 2",
                "WindowSlices 2",
                "WordsOfErrors 2");
        return library == Installed.OPEN_MPI
                ? Stream.concat(everywhere, Stream.of("ShorterBroadcasts 3", "MeetingGroups 4"))
                : everywhere;
    }

    @ParameterizedTest
    @MethodSource("programs")
    void endsWell(Installed library, String programRanksAndArguments) throws Exception {
        String[] words = programRanksAndArguments.split(" ");
        int ranks = Integer.parseInt(words[1]);
        Class<?> program = Class.forName("programs." + words[0], false, BehaviourTest.class.getClassLoader());
        Child child = Child.ranks(library, ranks, program, Arrays.copyOfRange(words, 2, words.length))
                .fine();
        List<MatchResult> reports = CHECKED.matcher(child.output()).results().toList();
        assertThat(reports).as(child.output()).hasSize(ranks);
    }
}
