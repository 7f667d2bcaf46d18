package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.Huge;

/** Messages of more than 2 GiB; they take much memory and some seconds, so they are sent where they are asked for. */
class HugeMessagesTest {
    private static final String ASKED = "sluice.huge";
    private static final long NEEDED = 14L << 30;

    private static Stream<Arguments> parts() {
        return Installed.all().stream()
                .flatMap(library ->
                        Stream.of("arrays", "pieces", "collectives", "gaps").map(part -> Arguments.of(library, part)));
    }

    @ParameterizedTest
    @MethodSource("parts")
    void arriveWhole(Installed library, String part) throws IOException {
        long memory = ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getFreeMemorySize();
        String reason = !Boolean.getBoolean(ASKED)
                ? "not asked for by -D" + ASKED + "=true"
                : memory < NEEDED ? (memory >> 30) + " GiB are free, 14 are needed" : "";
        if (!reason.isEmpty()) {
            System.err.println("MESSAGES OF MORE THAN 2 GiB ARE NOT TESTED: " + reason);
        }
        assumeTrue(reason.isEmpty(), reason);
        Child child = Child.ranks(library, 2, List.of("-Xmx2700m", "-Xmn64m"), Huge.class, part)
                .fine();
        assertThat(child.output()).containsPattern("rank 1 checked [1-9]");
    }
}
