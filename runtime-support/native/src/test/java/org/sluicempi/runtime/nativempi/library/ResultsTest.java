package org.sluicempi.runtime.nativempi.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Nothing that the library stores is overwritten before it has been read. */
class ResultsTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "org", "sluicempi", "runtime", "nativempi");

    /** A place of this thread that is one and the same for all its calls. */
    private static final Pattern SHARED =
            Pattern.compile("(Scratch\\.mine\\(\\)|\\bscratch)\\s*\\.(handle|integer|wide|text)\\(\\)");

    @Test
    void callsInEachOtherHaveMemoryOfTheirOwn() {
        long outer = Results.wide(first -> {
            Memory.putLong(first, 1);
            int inner = Results.integer(second -> {
                assertThat(second).isNotEqualTo(first);
                Memory.putInt(second, 2);
                long innermost = Results.wide(third -> Memory.putLong(third, 3));
                assertThat(innermost).isEqualTo(3);
            });
            assertThat(inner).isEqualTo(2);
        });
        assertThat(outer).isEqualTo(1);
    }

    @Test
    void aCallThatFailsGivesItsMemoryBack() {
        long[] places = new long[2];
        assertThatThrownBy(() -> Results.wide(place -> {
                    places[0] = place;
                    throw new IllegalArgumentException("refused");
                }))
                .isInstanceOf(IllegalArgumentException.class);
        Results.wide(place -> places[1] = place);
        assertThat(places[1]).isEqualTo(places[0]);
    }

    @Test
    void callsWithoutAnEndAreToldFromResults() {
        assertThatThrownBy(ResultsTest::deeper)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("deeper");
    }

    private static void deeper() {
        Results.wide(place -> deeper());
    }

    /**
     * A place that is the same for all calls of a thread may be used by those who read it before they call anything else:
     * the functions themselves, and what lies on the way of every message. That is looked after there; everybody else gets
     * results from {@link Results}.
     */
    @Test
    void theSharedPlacesAreLeftToThePathOfMessages() throws IOException {
        try (Stream<Path> all = Files.walk(SOURCES)) {
            List<Path> users = all.filter(Files::isRegularFile)
                    .filter(file -> !file.startsWith(SOURCES.resolve("library")))
                    .filter(file -> !file.startsWith(SOURCES.resolve("message")))
                    .filter(ResultsTest::usesASharedPlace)
                    .map(SOURCES::relativize)
                    .toList();
            assertThat(users).containsExactly(Path.of("context", "NativeRequest.java"));
        }
    }

    private static boolean usesASharedPlace(Path file) {
        try {
            return SHARED.matcher(Files.readString(file)).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
