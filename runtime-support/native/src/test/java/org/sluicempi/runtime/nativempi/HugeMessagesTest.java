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

/**
 * Messages of more than 2 GiB; they take much memory and some minutes, so they are sent where they are asked for: {@code
 * -Dsluice.huge=true} on all libraries that are here, {@code -Dsluice.huge=mpich} on one.
 */
class HugeMessagesTest {
    private static final String ASKED = "sluice.huge";
    private static final long NEEDED = 14L << 30;

    private static Stream<Arguments> parts() {
        String asked = System.getProperty(ASKED, "true");
        return Installed.all().stream()
                .filter(library -> asked.equals("true") || asked.equals(library.table()))
                .flatMap(library ->
                        Stream.of("arrays", "pieces", "collectives", "gaps").map(part -> Arguments.of(library, part)));
    }

    @ParameterizedTest
    @MethodSource("parts")
    void arriveWhole(Installed library, String part) throws IOException {
        long memory = ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getFreeMemorySize();
        String reason = System.getProperty(ASKED) == null
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
