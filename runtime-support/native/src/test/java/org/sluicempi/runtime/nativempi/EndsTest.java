package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.jobend.Ends;
import org.sluicempi.runtime.embedded.Launcher;

/** A job has the same exit code on the embedded engine and over each library, as docs/job-end.md has it. */
class EndsTest {
    private static final Map<String, Integer> CODES = Map.ofEntries(
            Map.entry("exit 2 before Init", 2),
            Map.entry("return", 1),
            Map.entry("return everywhere", 1),
            Map.entry("exit 0", 1),
            Map.entry("exit 3", 1),
            Map.entry("halt 5", 5),
            Map.entry("throw", 1),
            Map.entry("throw, started elsewhere", 1),
            Map.entry("throw in a thread", 0),
            Map.entry("abort 7", 7),
            Map.entry("abort 0", 1),
            Map.entry("abort 256", 1),
            Map.entry("return after Finalize", 0),
            Map.entry("exit 0 after Finalize", 0),
            Map.entry("exit 4 after Finalize", 4),
            Map.entry("throw after Finalize", 1),
            Map.entry("thread after Finalize", 0),
            Map.entry("daemon after Finalize", 0),
            Map.entry("thread exits after Finalize", 6));

    private static Stream<Arguments> nativeEnds() {
        return Installed.all().stream()
                .flatMap(library -> CODES.keySet().stream().map(how -> Arguments.of(library, how)));
    }

    @ParameterizedTest
    @MethodSource("nativeEnds")
    void overALibrary(Installed library, String how) throws IOException {
        check(how, Child.ranks(library, 2, Ends.class, how));
    }

    private static Stream<String> ends() {
        return CODES.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("ends")
    void onTheEmbeddedEngine(String how) throws IOException {
        check(how, embedded(how));
    }

    private static void check(String how, Child child) {
        assertThat(child.exit()).as(child.output()).isEqualTo(CODES.get(how));
        if (how.equals("thread after Finalize")) {
            assertThat(child.output()).contains("the thread has run");
        }
    }

    private static Child embedded(String how) throws IOException {
        String classPath = System.getProperty("java.class.path");
        return Child.run(
                Child.java(List.of(), Launcher.class, "-n", "2", "--class-path", classPath, Ends.class.getName(), how),
                Map.of(),
                60);
    }
}
